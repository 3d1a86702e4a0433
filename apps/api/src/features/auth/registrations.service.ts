import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { isSame, secretFor } from '../../lib/keyed-secret.ts';
import { isPassword } from '../../lib/password-hash.ts';
import { enforceGuard } from './guards.service.ts';
import { type Proof, registrationsOf } from './proofs.queries.ts';

/** Proves that a browser requested this password. Derived from the pending hash, so that it stays valid when the mail is sent again. */
export const registrationKeyOf = (deps: Pick<Deps, 'config'>, passwordHash: string): string =>
  secretFor(deps.config.accessTokenSecret, 'registration', passwordHash);

/** How the reader of a mail proves which registration was their own. */
export interface RegistrationClaim {
  registrationKey: string | undefined;
  password: string | undefined;
  address: string;
}

/**
 * The registration of the user who answers the mail. The mail alone proves the address, not who chose the pending password: a
 * stranger may have registered before or in between.
 */
export async function findOwnRegistration(
  deps: Deps,
  { proof, email }: { proof: Proof; email: string },
  { registrationKey = '', password, address }: RegistrationClaim,
) {
  const registrations = await registrationsOf(deps.db, proof.userId);
  const own = registrations.find(
    ({ pendingPasswordHash: hash }) =>
      hash && isSame(registrationKey, registrationKeyOf(deps, hash)),
  );
  if (own) return own;
  if (password === undefined) throw new AppError('PASSWORD_REQUIRED', { email });
  await enforceGuard(deps.db, deps, 'signInPair', email, address);
  await enforceGuard(deps.db, deps, 'signInAccount', email);
  const hash = proof.pendingPasswordHash;
  const isRight = hash && (await isPassword(password, hash, deps.config.lastingSecret));
  if (!isRight) throw new AppError('INVALID_CREDENTIALS');
  return proof;
}
