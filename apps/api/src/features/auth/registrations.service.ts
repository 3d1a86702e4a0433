import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { isSame, secretFor } from '../../lib/keyed-secret.ts';
import { isPassword } from '../../lib/password-hash.ts';
import { guard } from './guards.service.ts';
import { type Proof, registrationsOf } from './proofs.queries.ts';

/** Shows a browser to be the one that asked for this password. Made from the waiting hash, so that it holds however often the mail is sent again. */
export const registrationKeyOf = (deps: Pick<Deps, 'config'>, passwordHash: string): string =>
  secretFor(deps.config.accessTokenSecret, 'registration', passwordHash);

/** By what somebody who answers a mail shows which registration was their own. */
export interface Claim {
  registrationKey: string | undefined;
  password: string | undefined;
  address: string;
}

/**
 * The registration that was made by whoever answers the mail. The mail alone proves the address, not who chose the password
 * that waits with it: a stranger may have registered before, or in between.
 */
export async function ownRegistration(
  deps: Deps,
  { proof, email }: { proof: Proof; email: string },
  { registrationKey = '', password, address }: Claim,
) {
  const registrations = await registrationsOf(deps.db, proof.userId);
  const own = registrations.find(
    ({ pendingPasswordHash: hash }) =>
      hash && isSame(registrationKey, registrationKeyOf(deps, hash)),
  );
  if (own) return own;
  if (password === undefined) throw new AppError('PASSWORD_REQUIRED', { email });
  await guard(deps.db, deps, 'signInPair', email, address);
  await guard(deps.db, deps, 'signInAccount', email);
  const hash = proof.pendingPasswordHash;
  const isRight = hash && (await isPassword(password, hash, deps.config.lastingSecret));
  if (!isRight) throw new AppError('INVALID_CREDENTIALS');
  return proof;
}
