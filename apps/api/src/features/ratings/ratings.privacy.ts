import type { PrivacyDuty } from '../../db/personal-data.ts';
import { nameRatings } from '../../db/schema/ratings.ts';

export const ratingsPrivacy: PrivacyDuty = {
  tables: [{ table: nameRatings, onErasure: 'delete' }],
};
