import type { PrivacyDuty } from '../../db/personal-data.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { erasedAddressOf } from '../../email/erased-address.ts';
import { awaitAnswers } from './leaving.service.ts';

export const withdrawalsPrivacy: PrivacyDuty = {
  tables: [
    {
      table: withdrawals,
      foundBy: 'email',
      untold: ['note'],
      // That something was withdrawn, when, and what came of it belongs to the books. An open one leads to its purchase.
      onErasure: {
        overwrite: ({ userId }) => ({
          name: '',
          email: erasedAddressOf(userId),
          order_number: '',
          note: null,
          op_key: null,
        }),
      },
    },
  ],
  beforeErasure: awaitAnswers,
};
