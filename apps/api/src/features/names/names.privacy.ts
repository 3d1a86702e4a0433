import type { PrivacyDuty } from '../../db/personal-data.ts';
import { freeModelCalls, nameReceipts, nameReports } from '../../db/schema/names.ts';
import { forgetAnswersFor } from './machine-answers.queries.ts';

export const namesPrivacy: PrivacyDuty = {
  tables: [
    { table: nameReceipts, onErasure: 'delete' },
    { table: freeModelCalls, onErasure: 'delete' },
    { table: nameReports, onErasure: 'delete', untold: ['handled_by', 'handling_note'] },
  ],
  // Before the receipts are deleted, because they contain the letters. An answer that nobody else paid for may be the name of a
  // child.
  beforeErasure: (tx, { userId }) => forgetAnswersFor(tx, userId),
};
