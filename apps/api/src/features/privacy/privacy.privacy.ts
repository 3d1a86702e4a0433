import type { PrivacyDuty } from '../../db/personal-data.ts';
import { accountDeletions, dataExports } from '../../db/schema/privacy.ts';

export const privacyPrivacy: PrivacyDuty = {
  tables: [
    // An export does not contain earlier ones: each would be as large as all before it.
    { table: dataExports, onErasure: 'delete', untold: ['content'] },
    { table: accountDeletions, onErasure: 'delete' },
  ],
};
