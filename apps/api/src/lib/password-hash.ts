import { type Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's setting for Argon2id; about 15 ms and 19 MiB, on libuv's four threads.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One keyboard sends a composed ü, another u and two dots. */
const sameSpelling = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string, pepper: string): Promise<string> =>
  hash(sameSpelling(password), {
    ...SETTINGS,
    // The package exports an ambient const enum; this is its value for Argon2id.
    algorithm: 2 as Algorithm,
    secret: Buffer.from(pepper),
  });

export const isPassword = (password: string, hashed: string, pepper: string): Promise<boolean> =>
  verify(hashed, sameSpelling(password), { secret: Buffer.from(pepper) });
