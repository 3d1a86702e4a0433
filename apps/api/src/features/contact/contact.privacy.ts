import type { PrivacyDuty } from '../../db/personal-data.ts';
import { contactMessages } from '../../db/schema/contact.ts';

export const contactPrivacy: PrivacyDuty = {
  tables: [
    { table: contactMessages, onErasure: 'delete', untold: ['handled_by', 'handling_note'] },
  ],
};
