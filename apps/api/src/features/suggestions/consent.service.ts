import { RELIGIOUS_CONSENT_VERSION } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { findConsent, forgetReligion, removeConsent, storeConsent } from './suggestions.queries.ts';

/** Whether answers about religion may be processed, by the wording of today. */
export const hasConsent = async ({ db }: Pick<Deps, 'db'>, userId: string): Promise<boolean> =>
  (await findConsent(db, userId)) === RELIGIOUS_CONSENT_VERSION;

export async function assertConsent(deps: Pick<Deps, 'db'>, userId: string): Promise<void> {
  if (!(await hasConsent(deps, userId))) throw new AppError('CONSENT_REQUIRED');
}

export const readConsent = async (deps: Pick<Deps, 'db'>, userId: string) => ({
  given: await hasConsent(deps, userId),
  consent_version: RELIGIOUS_CONSENT_VERSION,
});

/** Gives the consent, or takes it back; then the answers about religion that are kept go too. Safe to repeat. */
export async function setConsent(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  isGiven: boolean,
) {
  if (isGiven) await storeConsent(deps.db, userId, RELIGIOUS_CONSENT_VERSION, deps.clock.now());
  else
    await deps.db.transaction(async (tx) => {
      await removeConsent(tx, userId);
      await forgetReligion(tx, userId);
    });
  return readConsent(deps, userId);
}
