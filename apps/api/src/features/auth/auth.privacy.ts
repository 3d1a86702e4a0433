import type { PrivacyDuty } from '../../db/personal-data.ts';
import {
  emailProofs,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '../../db/schema/auth.ts';
import { erasedAddressOf } from '../../email/erased-address.ts';

export const authPrivacy: PrivacyDuty = {
  tables: [
    { table: sessions, onErasure: 'delete' },
    { table: emailProofs, onErasure: 'delete', untold: ['pending_password_hash'] },
    { table: recoveryCodes, onErasure: 'delete', untold: ['hash'] },
    { table: secondFactors, onErasure: 'delete', untold: ['seed_id', 'last_step'] },
    {
      table: users,
      untold: ['password_hash'],
      // The row stays as a number that ledger and payments refer to.
      onErasure: {
        overwrite: ({ userId, now }) => ({
          email: erasedAddressOf(userId),
          name: '',
          phone: null,
          password_hash: null,
          google_subject: null,
          last_seen_on: null,
          admin_note: null,
          is_admin: false,
          is_active: false,
          erased_at: now.toISOString(),
        }),
      },
    },
  ],
};
