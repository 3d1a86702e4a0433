import { ACCOUNT_LIMITS, AUDIT_OWN_REASONS } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId, newRecoveryCode } from '../../lib/ids.ts';
import { bytesFor, secretFor } from '../../lib/keyed-secret.ts';
import { isPassword } from '../../lib/password-hash.ts';
import { base32, findStep } from '../../lib/totp.ts';
import { easeGuard, guard } from './guards.service.ts';
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
import { markProven } from './sessions.queries.ts';
import { endEverySession } from './sessions.service.ts';
import { findUserByEmailAndLock, getAccount } from './users.queries.ts';

const SECRET_BYTES = 20;
const ISSUER = 'ismi';

type FactorDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** Made from the seed's id, so that it stands nowhere at rest. */
const secretOf = ({ config }: FactorDeps, seedId: string): Uint8Array =>
  bytesFor(config.lastingSecret, 'second-factor', seedId).subarray(0, SECRET_BYTES);

const hashOf = ({ config }: FactorDeps, code: string): string =>
  secretFor(config.lastingSecret, 'recovery-code', code.replace('-', ''));

/** Where an administrator stands on the way in. */
export async function readSecondFactor(deps: Deps, actor: Actor) {
  const factor = await findSecondFactor(deps.db, actor.userId);
  return {
    isSetUp: Boolean(factor?.confirmedAt),
    isPassed: actor.hasSecondFactor,
    recoveryCodesLeft: await countRecoveryCodes(deps.db, actor.userId),
  };
}

/** A secret for the authenticator. Begins anew as often as wanted, until a first code confirms it. */
export async function setUpSecondFactor(deps: FactorDeps, userId: string) {
  const seedId = newId();
  const { user } = await getAccount(deps.db, userId);
  const isBegun = await beginSecondFactor(deps.db, userId, seedId, deps.clock.now());
  if (!isBegun) throw new AppError('SECOND_FACTOR_SET_UP');
  const secret = base32(secretOf(deps, seedId));
  const label = encodeURIComponent(`${ISSUER}:${user.email}`);
  return {
    secret,
    uri: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}&algorithm=SHA1&digits=6&period=30`,
  };
}

/** Takes a code once; refuses one that is wrong, of another time, or was taken before. */
async function takeCode(db: Tx, deps: FactorDeps, userId: string, code: string, seedId: string) {
  const step = findStep(secretOf(deps, seedId), code, deps.clock.now());
  const isTaken = step !== undefined && (await takeStep(db, userId, step));
  if (!isTaken) throw new AppError('INVALID_CODE');
}

/** A first code confirms the set-up, and opens this session. The recovery codes are told here and never again. */
export async function confirmSecondFactor(deps: Deps, actor: Actor, code: string) {
  await guard(deps.db, deps, 'secondFactor', actor.userId);
  const now = deps.clock.now();
  const recoveryCodes = Array.from({ length: ACCOUNT_LIMITS.recoveryCodes }, newRecoveryCode);
  await deps.db.transaction(async (tx) => {
    const factor = await findSecondFactor(tx, actor.userId);
    if (!factor) throw new AppError('INVALID_CODE');
    if (factor.confirmedAt) throw new AppError('SECOND_FACTOR_SET_UP');
    await takeCode(tx, deps, actor.userId, code, factor.seedId);
    if (!(await confirmFactor(tx, actor.userId, now))) throw new AppError('SECOND_FACTOR_SET_UP');
    const hashes = recoveryCodes.map((each) => hashOf(deps, each));
    await replaceRecoveryCodes(tx, actor.userId, hashes);
    await markProven(tx, actor.sessionId, { provenAt: now, secondFactorAt: now });
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
  });
  await easeGuard(deps.db, deps, 'secondFactor', actor.userId);
  return { recoveryCodes };
}

const isRecoveryCode = (code: string): boolean => code.length > 6;

/** Opens this session to what is the administrators'. A recovery code opens once, and leaves a trace. */
export async function passSecondFactor(deps: Deps, actor: Actor, code: string) {
  await guard(deps.db, deps, 'secondFactor', actor.userId);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const factor = await findSecondFactor(tx, actor.userId);
    if (!factor?.confirmedAt) throw new AppError('INVALID_CODE');
    if (isRecoveryCode(code)) await spendRecovery(tx, deps, actor.userId, code);
    else await takeCode(tx, deps, actor.userId, code, factor.seedId);
    await markProven(tx, actor.sessionId, { provenAt: now, secondFactorAt: now });
  });
  await easeGuard(deps.db, deps, 'secondFactor', actor.userId);
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

/** Shows once more who it is, before an act of weight. */
export async function proveIdentity(deps: Deps, actor: Actor, proof: Proof) {
  await guard(deps.db, deps, 'secondFactor', actor.userId);
  if ('password' in proof) {
    const { user } = await getAccount(deps.db, actor.userId);
    const { lastingSecret } = deps.config;
    const isRight =
      user.passwordHash !== null &&
      (await isPassword(proof.password, user.passwordHash, lastingSecret));
    if (!isRight) throw new AppError('WRONG_PASSWORD');
    await markProven(deps.db, actor.sessionId, { provenAt: deps.clock.now() });
  } else {
    await deps.db.transaction(async (tx) => {
      const factor = await findSecondFactor(tx, actor.userId);
      if (!factor?.confirmedAt) throw new AppError('INVALID_CODE');
      await takeCode(tx, deps, actor.userId, proof.code, factor.seedId);
      await markProven(tx, actor.sessionId, { provenAt: deps.clock.now() });
    });
  }
  await easeGuard(deps.db, deps, 'secondFactor', actor.userId);
  return { isPassed: true as const };
}

/** By the operator, for an administrator who has lost device and codes: sets up anew at the next sign-in. False when there was none. */
export async function forgetSecondFactor(deps: FactorDeps, email: string, reason: string) {
  return deps.db.transaction(async (tx) => {
    const user = await findUserByEmailAndLock(tx, email.toLowerCase());
    if (!user || !(await removeSecondFactor(tx, user.id))) return false;
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
    return true;
  });
}

/** For a demo: the secret of a person whom the operator vouches for, set up if it is not yet. Safe to repeat. */
export async function vouchedSecondFactor(deps: FactorDeps, userId: string): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await beginSecondFactor(tx, userId, newId(), now);
    await confirmFactor(tx, userId, now);
    const factor = await findSecondFactor(tx, userId);
    if (!factor) throw new Error('what was just begun is there');
    return base32(secretOf(deps, factor.seedId));
  });
}
