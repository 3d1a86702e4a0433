import type { PrivacyDuty } from '../../db/personal-data.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { eraseDeclarations } from './account-erasure.service.ts';

export const withdrawalsPrivacy: PrivacyDuty = {
  tables: [
    {
      table: withdrawals,
      foundBy: 'email',
      untold: ['note'],
      // That something was withdrawn, when, and the outcome is part of the accounting records.
      onErasure: { by: eraseDeclarations },
    },
  ],
};
