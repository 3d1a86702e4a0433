import type { PersonalTable, PrivacyDuty } from '../../db/personal-data.ts';
import { redactChanges } from '../../db/redact-changes.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { opKeys } from '../../db/schema/op-keys.ts';
import { authPrivacy } from '../auth/auth.privacy.ts';
import { consultingPrivacy } from '../consulting/consulting.privacy.ts';
import { contactPrivacy } from '../contact/contact.privacy.ts';
import { creditsPrivacy, ledgerPrivacy } from '../credits/credits.privacy.ts';
import { favoritesPrivacy } from '../favorites/favorites.privacy.ts';
import { namesPrivacy } from '../names/names.privacy.ts';
import { paymentsPrivacy } from '../payments/payments.privacy.ts';
import { ratingsPrivacy } from '../ratings/ratings.privacy.ts';
import { suggestionsPrivacy } from '../suggestions/suggestions.privacy.ts';
import { withdrawalsPrivacy } from '../withdrawals/withdrawals.privacy.ts';
import { privacyPrivacy } from './privacy.privacy.ts';

/** The audit log belongs to no feature. */
const auditPrivacy: PrivacyDuty = {
  tables: [
    {
      table: auditChanges,
      foundBy: 'ids',
      onErasure: { by: redactChanges },
      // Which administrator it was is that person's own data; the reason is often an internal note, and those are never
      // exported.
      untold: ['actor_id', 'reason'],
    },
  ],
};

/** Idempotency keys belong to no feature either. */
const opKeysPrivacy: PrivacyDuty = {
  tables: [{ table: opKeys, onErasure: 'delete', untold: ['content'] }],
};

/**
 * All holders of personal data, in lock order: payments, slots, credit accounts, and the user last, who was locked before all.
 */
const DUTIES: readonly PrivacyDuty[] = [
  paymentsPrivacy,
  withdrawalsPrivacy,
  consultingPrivacy,
  creditsPrivacy,
  suggestionsPrivacy,
  namesPrivacy,
  favoritesPrivacy,
  ratingsPrivacy,
  contactPrivacy,
  privacyPrivacy,
  auditPrivacy,
  opKeysPrivacy,
  authPrivacy,
  ledgerPrivacy,
];

export const PERSONAL_TABLES: readonly PersonalTable[] = DUTIES.flatMap(({ tables }) => tables);

export const BEFORE_ERASURE = DUTIES.flatMap(({ beforeErasure }) => beforeErasure ?? []);
