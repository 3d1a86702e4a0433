import { createHash, createHmac } from 'node:crypto';
import type { Endpoint } from '@ismi/contract';
import type pg from 'pg';
import { createPerson, type Person } from '../../bench/people.ts';
import type { Call } from './largest-inputs.ts';

/** What is known of the stack and its seeded database. */
export interface Known {
  api: string;
  /** Below it: what PayPal's simulator can be asked for. */
  payPal: string;
  database: pg.Client;
  /** The account that makes the call. */
  userId: string;
  slugs: readonly string[];
  /** Of the API, by which it signs what it hands out. */
  secrets: { access: string; lasting: string };
  /** A password and its hash, for any account. */
  password: string;
  passwordHash: string;
}

/** A call with what its caller shows: a cookie, or the token of an account made for this one call. */
export interface GivenCall extends Call {
  headers?: Record<string, string>;
}

/** A call given by hand, because its schema does not tell what makes it succeed or expensive. */
export interface Given {
  endpoint: Endpoint;
  input: string;
  call: (known: Known, number: number) => GivenCall | Promise<GivenCall>;
  /** Merged into the largest valid call, unless it says `smallest`. */
  size?: 'smallest';
}

/** The same ids as in the seed of `bench/admin`. */
export const idOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** As the API makes what it need not store: tokens of sessions, links of mails, codes. */
export const keyedBytes = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
export const keyedSecret = (key: string, purpose: string, text: string): string =>
  keyedBytes(key, purpose, text).toString('base64url');

export interface Account extends Person {
  email: string;
  headers: { authorization: string };
}

/** An account with a password, for calls that can be made only once by each. */
export async function newAccount({ database, secrets, passwordHash }: Known): Promise<Account> {
  const person = await createPerson(database, secrets.access);
  await database.query('update users set password_hash = $2 where id = $1', [
    person.user,
    passwordHash,
  ]);
  return {
    ...person,
    email: `${person.user}@bench.example`,
    headers: { authorization: `Bearer ${person.token}` },
  };
}

/** Asks the API itself for what a call needs. */
export async function askApi<Data>(
  { api }: Known,
  path: string,
  init: { headers?: Record<string, string>; body?: object } = {},
): Promise<Data> {
  const answer = await fetch(`${api}/api${path}`, {
    headers: { ...init.headers, ...(init.body && { 'content-type': 'application/json' }) },
    ...(init.body && { method: 'POST', body: JSON.stringify(init.body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Data }; // the API's envelope
  return data;
}
