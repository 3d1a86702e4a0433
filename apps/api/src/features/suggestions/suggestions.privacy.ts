import type { PrivacyDuty } from '../../db/personal-data.ts';
import {
  suggestionConsents,
  suggestionReactions,
  suggestionRounds,
  suggestionRuns,
  suggestions,
} from '../../db/schema/suggestions.ts';

export const suggestionsPrivacy: PrivacyDuty = {
  tables: [
    // First, so that a list in progress finds nothing to finish.
    { table: suggestionRuns, onErasure: 'delete' },
    {
      table: suggestionRounds,
      through: { column: 'suggestion_id', table: suggestions },
      onErasure: 'delete',
    },
    { table: suggestions, onErasure: 'delete' },
    { table: suggestionReactions, onErasure: 'delete' },
    { table: suggestionConsents, onErasure: 'delete' },
  ],
};
