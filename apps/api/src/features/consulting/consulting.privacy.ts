import type { PrivacyDuty } from '../../db/personal-data.ts';
import { appointments, consultingRequests } from '../../db/schema/consulting.ts';
import { releaseAllSlots } from './account-erasure.service.ts';

export const consultingPrivacy: PrivacyDuty = {
  tables: [
    { table: appointments, onErasure: 'delete' },
    { table: consultingRequests, onErasure: 'delete', untold: ['admin_notes'] },
  ],
  beforeErasure: releaseAllSlots,
};
