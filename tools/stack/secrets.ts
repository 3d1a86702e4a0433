import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  ACCESS_TOKEN_SECRET: string;
  LASTING_SECRET: string;
  CAPTCHA_SECRET: string;
  RENDERING_SECRET: string;
  /** The password of all seeded accounts; satisfies the rules for new passwords. */
  DEMO_PASSWORD: string;
  GOOGLE_CLIENT_SECRET: string;
  LLM_API_KEY: string;
}

/** Random at the first start and kept with the data, so that sessions survive a restart. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const stored: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secretOf = (name: keyof Secrets) => stored[name] ?? randomBytes(32).toString('base64url');
  const secrets: Secrets = {
    ACCESS_TOKEN_SECRET: secretOf('ACCESS_TOKEN_SECRET'),
    LASTING_SECRET: secretOf('LASTING_SECRET'),
    CAPTCHA_SECRET: secretOf('CAPTCHA_SECRET'),
    RENDERING_SECRET: secretOf('RENDERING_SECRET'),
    DEMO_PASSWORD: stored.DEMO_PASSWORD ?? `Ismi-${randomInt(100_000, 999_999)}-Demo`,
    GOOGLE_CLIENT_SECRET: secretOf('GOOGLE_CLIENT_SECRET'),
    LLM_API_KEY: secretOf('LLM_API_KEY'),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
