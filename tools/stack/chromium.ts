import { existsSync } from 'node:fs';

/** Debian's browser, quiet and without its sandbox, which a container does not allow. */
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

/** The same engine without the windows that nobody sees, where it is installed: a third of all work goes into them. */
export const WINDOWLESS_CHROMIUM = existsSync(WINDOWLESS)
  ? { ...CHROMIUM, executablePath: WINDOWLESS }
  : CHROMIUM;
