import { ACCOUNT_LIMITS, AUDIT_OWN_REASONS } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId, newRecoveryCode } from '../../lib/ids.ts';
import { bytesFor, secretFor } from '../../lib/keyed-secret.ts';
import { base32, findStep } from '../../lib/totp.ts';
import { recordAuthEvent, userPseudonym } from './auth-events.service.ts';
import { enforceGuard, resetGuard } from './guards.service.ts';
import { isPasswordOf } from './passwords.service.ts';
import {
  beginSecondFactor,
  confirmFactor,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  takeStep,
} from './second-factor.queries.ts';
import { postSecurityMail, type SecurityMailDeps } from './security-mails.service.ts';
import { markReauthenticated } from './sessions.queries.ts';
import { endEverySession } from './sessions.service.ts';
import { findUserByEmailAndLock, getAccount, lockUser, type User } from './users.queries.ts';

const SECRET_BYTES = 20;
const ISSUER = 'ismi';

type FactorDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** Derived from the seed's id, so that it is not stored. */
const secretOf = ({ config }: FactorDeps, seedId: string): Uint8Array =>
  bytesFor(config.lastingSecret, 'second-factor', seedId).subarray(0, SECRET_BYTES);

const hashOf = ({ config }: FactorDeps, code: string): string =>
  secretFor(config.lastingSecret, 'recovery-code', code.replace('-', ''));

/** An administrator's progress in signing in. */
export async function readSecondFactor(deps: Deps, actor: Actor) {
  const factor = await findSecondFactor(deps.db, actor.userId);
  return {
    isSetUp: Boolean(factor?.confirmedAt),
    isPassed: actor.hasSecondFactor,
    recoveryCodesLeft: await countRecoveryCodes(deps.db, actor.userId),
  };
}

/**
 * Requires the password again, or a Google sign-in of the last minutes for users without one: a session alone may be stolen.
 */
async function assertOwner(deps: Deps, actor: Actor, user: User, password: string | undefined) {
  if (user.passwordHash === null) {
    if (!actor.isFresh) throw new AppError('GOOGLE_SIGN_IN_REQUIRED');
    return;
  }
  await enforceGuard(deps.db, deps, 'secondFactor', actor.userId);
  if (!(await isPasswordOf(deps, user, password ?? ''))) throw new AppError('WRONG_PASSWORD');
  await resetGuard(deps.db, deps, 'secondFactor', actor.userId);
}

/** A secret for the authenticator. Can be started again until a first code confirms it. */
export async function setUpSecondFactor(deps: Deps, actor: Actor, password: string | undefined) {
  const { user } = await getAccount(deps.db, actor.userId);
  await assertOwner(deps, actor, user, password);
  const seedId = newId();
  await deps.db.transaction(async (tx) => {
    await lockAdministrator(tx, actor.userId);
    const isBegun = await beginSecondFactor(tx, actor.userId, seedId, deps.clock.now());
    if (!isBegun) throw new AppError('SECOND_FACTOR_SET_UP');
  });
  const secret = base32(secretOf(deps, seedId));
  const label = encodeURIComponent(`${ISSUER}:${user.email}`);
  return {
    secret,
    uri: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}&algorithm=SHA1&digits=6&period=30`,
  };
}

/** A user demoted a moment ago cannot enrol; this lock also keeps the same order as a demotion. */
async function lockAdministrator(tx: Tx, userId: string): Promise<User> {
  const user = await lockUser(tx, userId);
  if (!user.isAdmin) throw new AppError('FORBIDDEN');
  return user;
}

/** Accepts a code once; refuses one that is wrong, outside its time, or used before. */
async function takeCode(db: Tx, deps: FactorDeps, userId: string, code: string, seedId: string) {
  const step = findStep(secretOf(deps, seedId), code, deps.clock.now());
  const isTaken = step !== undefined && (await takeStep(db, userId, step));
  if (!isTaken) throw new AppError('INVALID_CODE');
}

/** A first code confirms the enrolment and unlocks this session. The recovery codes are shown only here. */
export async function confirmSecondFactor(deps: Deps, actor: Actor, code: string) {
  await enforceGuard(deps.db, deps, 'secondFactor', actor.userId);
  const now = deps.clock.now();
  const recoveryCodes = Array.from({ length: ACCOUNT_LIMITS.recoveryCodes }, newRecoveryCode);
  await deps.db.transaction(async (tx) => {
    const user = await lockAdministrator(tx, actor.userId);
    const factor = await findSecondFactor(tx, actor.userId);
    if (!factor) throw new AppError('INVALID_CODE');
    if (factor.confirmedAt) throw new AppError('SECOND_FACTOR_SET_UP');
    await takeCode(tx, deps, actor.userId, code, factor.seedId);
    if (!(await confirmFactor(tx, actor.userId, now))) throw new AppError('SECOND_FACTOR_SET_UP');
    const hashes = recoveryCodes.map((each) => hashOf(deps, each));
    await replaceRecoveryCodes(tx, actor.userId, hashes);
    await markReauthenticated(tx, actor.sessionId, { provenAt: now, secondFactorAt: now });
    await recordChange(tx, {
      actorId: actor.userId,
      action: 'second-factor.set-up',
      subjectKind: 'user',
      subjectId: actor.userId,
      before: { isSetUp: false },
      after: { isSetUp: true },
      reason: AUDIT_OWN_REASONS.setUp,
      at: now,
    });
    await postSecurityMail(tx, deps, user, 'secondFactorSetUp');
  });
  await resetGuard(deps.db, deps, 'secondFactor', actor.userId);
  return { recoveryCodes };
}

const isRecoveryCode = (code: string): boolean => code.length > 6;

/** Unlocks administrator rights for this session. A recovery code works once and is audited. */
export async function passSecondFactor(deps: Deps, actor: Actor, code: string) {
  await enforceGuard(deps.db, deps, 'secondFactor', actor.userId);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const factor = await findSecondFactor(tx, actor.userId);
    if (!factor?.confirmedAt) throw new AppError('INVALID_CODE');
    if (isRecoveryCode(code)) await spendRecovery(tx, deps, actor.userId, code);
    else await takeCode(tx, deps, actor.userId, code, factor.seedId);
    await markReauthenticated(tx, actor.sessionId, { provenAt: now, secondFactorAt: now });
  });
  await resetGuard(deps.db, deps, 'secondFactor', actor.userId);
  return { isPassed: true as const };
}

async function spendRecovery(tx: Tx, deps: Deps, userId: string, code: string) {
  const now = deps.clock.now();
  const isSpent = await spendRecoveryCode(tx, userId, hashOf(deps, code), now);
  if (!isSpent) throw new AppError('INVALID_CODE');
  const left = await countRecoveryCodes(tx, userId);
  await recordChange(tx, {
    actorId: userId,
    action: 'second-factor.recovery',
    subjectKind: 'user',
    subjectId: userId,
    before: { recoveryCodesLeft: left + 1 },
    after: { recoveryCodesLeft: left },
    reason: AUDIT_OWN_REASONS.recoveryCode,
    at: now,
  });
}

type Proof = { password: string } | { code: string };

/** Authenticates again before a sensitive act. */
export async function proveIdentity(deps: Deps, actor: Actor, proof: Proof) {
  await enforceGuard(deps.db, deps, 'secondFactor', actor.userId);
  if ('password' in proof) {
    const { user } = await getAccount(deps.db, actor.userId);
    if (!(await isPasswordOf(deps, user, proof.password))) throw new AppError('WRONG_PASSWORD');
    await markReauthenticated(deps.db, actor.sessionId, { provenAt: deps.clock.now() });
  } else {
    await deps.db.transaction(async (tx) => {
      const factor = await findSecondFactor(tx, actor.userId);
      if (!factor?.confirmedAt) throw new AppError('INVALID_CODE');
      await takeCode(tx, deps, actor.userId, proof.code, factor.seedId);
      await markReauthenticated(tx, actor.sessionId, { provenAt: deps.clock.now() });
    });
  }
  await resetGuard(deps.db, deps, 'secondFactor', actor.userId);
  return { isPassed: true as const };
}

/** For the operator, when an administrator has lost device and codes: the next sign-in enrols again. False when there was none. */
export async function forgetSecondFactor(
  deps: FactorDeps & SecurityMailDeps & Pick<Deps, 'log'>,
  email: string,
  reason: string,
): Promise<boolean> {
  const without = await deps.db.transaction(async (tx) => {
    const user = await findUserByEmailAndLock(tx, email.toLowerCase());
    if (!user || !(await removeSecondFactor(tx, user.id))) return undefined;
    const at = deps.clock.now();
    await endEverySession(tx, user.id, 'account', at);
    await recordChange(tx, {
      actorId: null,
      action: 'second-factor.forget',
      subjectKind: 'user',
      subjectId: user.id,
      before: { isSetUp: true },
      after: { isSetUp: false },
      reason,
      at,
    });
    await postSecurityMail(tx, deps, user, 'secondFactorRemoved');
    return user;
  });
  if (!without) return false;
  recordAuthEvent(deps, 'second-factor-removed', userPseudonym(deps, without.id), {
    by: 'operator',
  });
  return true;
}

/** For a demo: the secret of a user created by the operator, enrolled if necessary. Safe to repeat. */
export async function ensureSecondFactor(deps: FactorDeps, userId: string): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await beginSecondFactor(tx, userId, newId(), now);
    await confirmFactor(tx, userId, now);
    const factor = await findSecondFactor(tx, userId);
    if (!factor) throw new Error('what was just begun is there');
    return base32(secretOf(deps, factor.seedId));
  });
}
