import { existsSync } from 'node:fs';

/** Debian's browser, without logging and without its sandbox, which containers do not allow. */
export const CHROMIUM = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const WINDOWLESS = '/usr/lib/chromium/chromium-headless-shell';

/** The headless shell, if it is installed: it saves a third of the work. */
export const WINDOWLESS_CHROMIUM = existsSync(WINDOWLESS)
  ? { ...CHROMIUM, executablePath: WINDOWLESS }
  : CHROMIUM;
