import { ACCOUNT_LIMITS, type Locale, lineOfText, replyText } from '@ismi/contract';
import { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { GooglePerson, GoogleSignIn } from '../../integrations/google/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { readSwitches } from '../switches/switches.service.ts';
import { readAccount } from './account.service.ts';
import { hostsMailbox, isProvenByMail } from './google.rules.ts';
import { openSession } from './sessions.service.ts';
import {
  findUserByEmailAndLock,
  findUserBySubjectAndLock,
  insertUser,
  type User,
  updateUser,
} from './users.queries.ts';
import { nameOfAddress } from './users.rules.ts';
import { proveAddress } from './verification.service.ts';

/** Content of the cookie that the browser keeps while it is at Google. */
const Kept = z.strictObject({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });

const redirectUriOf = (deps: Deps) => `${deps.config.publicOrigin}/login`;

function googleOf(deps: Deps): GoogleSignIn {
  if (!deps.google) throw new AppError('OAUTH_FAILED');
  return deps.google;
}

/** Where to send the browser, and what it must bring back. */
export async function startGoogle(deps: Deps, locale: Locale) {
  const { url, ...kept } = await googleOf(deps).start({
    redirectUri: redirectUriOf(deps),
    locale,
  });
  return { url, kept: Buffer.from(JSON.stringify(kept)).toString('base64url') };
}

function readKept(cookie: string | undefined) {
  try {
    return Kept.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()));
  } catch {
    throw new AppError('OAUTH_FAILED'); // started elsewhere, expired, or already finished
  }
}

interface ComingBack {
  code: string;
  state: string;
  kept: string | undefined;
  locale: Locale;
  network: string;
}

/** Signs in the user that Google reports; opens an account for a new one. The code works once, so a repeat is refused. */
export async function finishGoogle(deps: Deps, { code, state, kept, locale, network }: ComingBack) {
  const { state: expectedState, nonce, codeVerifier } = readKept(kept);
  const outcome = await googleOf(deps).finish({
    code,
    state,
    expectedState,
    nonce,
    codeVerifier,
    redirectUri: redirectUriOf(deps),
  });
  if (outcome.kind === 'refused') throw new AppError('OAUTH_FAILED');
  if (!outcome.emailVerified) throw new AppError('OAUTH_EMAIL_UNVERIFIED');
  const { registration: mayRegister } = await readSwitches(deps);
  const { tokens, userId, isNewUser, isLinked, credits } = await deps.db.transaction(async (tx) => {
    const entry = await enter(tx, deps, outcome, { locale, mayRegister, network });
    return { ...entry, tokens: await openSession(tx, deps, entry.userId) };
  });
  return {
    ...tokens,
    user: await readAccount(deps.db, userId),
    isNewUser,
    /** Linked to an existing account. */
    isLinked,
    credits_granted: credits,
    message: replyText(isNewUser ? 'EMAIL_VERIFIED' : 'SIGNED_IN', locale),
  };
}

interface Entry {
  userId: string;
  isNewUser: boolean;
  isLinked: boolean;
  credits: number;
}

async function enter(
  tx: Tx,
  deps: Deps,
  person: GooglePerson,
  { locale, mayRegister, network }: { locale: Locale; mayRegister: boolean; network: string },
): Promise<Entry> {
  const known = await findUserBySubjectAndLock(tx, person.sub);
  if (known) return letIn(known);
  const email = person.email.toLowerCase();
  if (!hostsMailbox(person)) return linkProven(tx, person, email);
  const name = nameOf(person) ?? nameOfAddress(email);
  const fresh = { id: newId(), email, name, preferredLanguage: locale };
  const isNew = await insertUser(tx, { ...fresh, createdAt: deps.clock.now() });
  if (isNew && !mayRegister) throw new AppError('REGISTRATION_CLOSED');
  const user = await findUserByEmailAndLock(tx, email);
  if (!user) throw new AppError('SERVICE_UNAVAILABLE'); // deleted between two statements
  return user.emailVerifiedAt
    ? link(tx, user, person)
    : settle(tx, deps, user, { person, name, locale, network });
}

/** The name at Google is free text, as it is here. */
const nameOf = ({ name }: GooglePerson): string | undefined =>
  lineOfText(ACCOUNT_LIMITS.name).safeParse(name).data;

function letIn(user: User): Entry {
  if (!user.isActive) throw new AppError('ACCOUNT_DEACTIVATED');
  return { userId: user.id, isNewUser: false, isLinked: false, credits: 0 };
}

/** Both sides have verified the address, so it is the same person. */
async function link(tx: Tx, user: User, { sub }: GooglePerson): Promise<Entry> {
  const entry = letIn(user);
  if (user.googleSubject === sub) return entry; // linked a moment ago from another tab of the same user
  if (user.googleSubject) throw new AppError('OAUTH_FAILED'); // the address has changed hands at Google
  await updateUser(tx, user.id, { googleSubject: sub });
  return { ...entry, isLinked: true };
}

/** Google does not prove an address of another host: a mail of ours must have been answered there before. */
async function linkProven(tx: Tx, person: GooglePerson, email: string): Promise<Entry> {
  const user = await findUserByEmailAndLock(tx, email);
  if (!user || !isProvenByMail(user)) throw new AppError('OAUTH_ADDRESS_UNPROVEN', { email });
  return link(tx, user, person);
}

interface Newcomer {
  person: GooglePerson;
  name: string;
  locale: Locale;
  network: string;
}

/** The address was unverified: what a stranger registered under it is dropped. */
async function settle(
  tx: Tx,
  deps: Deps,
  user: User,
  { person, name, locale, network }: Newcomer,
): Promise<Entry> {
  const { userId } = letIn(user);
  const asked = { pendingName: name, pendingPasswordHash: null, language: locale, network };
  const credits = await proveAddress(tx, deps, user, asked);
  await updateUser(tx, userId, { googleSubject: person.sub, authProvider: 'google' });
  return { userId, isNewUser: true, isLinked: false, credits };
}
