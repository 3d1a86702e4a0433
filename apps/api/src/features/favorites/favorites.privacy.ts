import type { PrivacyDuty } from '../../db/personal-data.ts';
import { favorites } from '../../db/schema/favorites.ts';

export const favoritesPrivacy: PrivacyDuty = {
  tables: [{ table: favorites, onErasure: 'delete' }],
};
