import type { PrivacyDuty } from '../../db/personal-data.ts';
import { nameReceipts, nameReports } from '../../db/schema/names.ts';

export const namesPrivacy: PrivacyDuty = {
  tables: [
    { table: nameReceipts, onErasure: 'delete' },
    { table: nameReports, onErasure: 'delete', untold: ['handled_by', 'handling_note'] },
  ],
};
