import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  ACCESS_TOKEN_SECRET: string;
  CAPTCHA_SECRET: string;
}

/** Random at the first start and kept beside the data, so that nobody has to set any and sessions outlive a restart. */
export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secretOf = (name: keyof Secrets) => kept[name] ?? randomBytes(32).toString('base64url');
  const secrets: Secrets = {
    ACCESS_TOKEN_SECRET: secretOf('ACCESS_TOKEN_SECRET'),
    CAPTCHA_SECRET: secretOf('CAPTCHA_SECRET'),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
