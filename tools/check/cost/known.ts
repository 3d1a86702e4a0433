import { createHash, createHmac } from 'node:crypto';
import type { Endpoint } from '@ismi/contract';
import type pg from 'pg';
import { createPerson, type Person } from '../../bench/people.ts';
import type { Call } from './largest-inputs.ts';

/** The stack and its seeded database. */
export interface Known {
  api: string;
  /** Below it: the control calls of PayPal's simulator. */
  payPal: string;
  database: pg.Client;
  /** The account that makes the call. */
  userId: string;
  slugs: readonly string[];
  /** The API's secrets for signing tokens. */
  secrets: { access: string; lasting: string };
  /** A password and its hash, for any account. */
  password: string;
  passwordHash: string;
}

/** A call with its credentials: a cookie, or the token of an account created for this call. */
export interface GivenCall extends Call {
  headers?: Record<string, string>;
}

/** A call given by hand, because its schema does not show what makes it succeed or expensive. */
export interface Given {
  endpoint: Endpoint;
  input: string;
  call: (known: Known, number: number) => GivenCall | Promise<GivenCall>;
  /** Merged into the largest valid call, unless `smallest` is set. */
  size?: 'smallest';
}

/** The same ids as in the seed of `bench/admin`. */
export const idOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

/** Tokens of sessions, links of mails and codes, created as the API does. */
export const keyedBytes = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
export const keyedSecret = (key: string, purpose: string, text: string): string =>
  keyedBytes(key, purpose, text).toString('base64url');

export interface Account extends Person {
  email: string;
  headers: { authorization: string };
}

/** An account with a password, for calls that each account can make only once. */
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

/** Requests from the API what a call needs. */
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
