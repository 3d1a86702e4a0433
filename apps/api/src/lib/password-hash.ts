import { type Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's setting for Argon2id; about 15 ms and 19 MiB, on libuv's four threads.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One person's keyboard composes ü, another's writes u and two dots. */
const sameSpelling = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string, pepper: string): Promise<string> =>
  hash(sameSpelling(password), {
    ...SETTINGS,
    // An ambient const enum of the package; its value is Argon2id.
    algorithm: 2 as Algorithm,
    secret: Buffer.from(pepper),
  });

export const isPassword = (password: string, hashed: string, pepper: string): Promise<boolean> =>
  verify(hashed, sameSpelling(password), { secret: Buffer.from(pepper) });
