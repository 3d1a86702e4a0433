import type { PrivacyDuty } from '../../db/personal-data.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { eraseDeclarations } from './leaving.service.ts';

export const withdrawalsPrivacy: PrivacyDuty = {
  tables: [
    {
      table: withdrawals,
      foundBy: 'email',
      untold: ['note'],
      // That something was withdrawn, when, and what came of it belongs to the books.
      onErasure: { by: eraseDeclarations },
    },
  ],
};
