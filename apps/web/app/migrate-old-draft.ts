import { tryStorage } from './browser/browser-storage.ts';
import { STORED_KEYS } from './browser/stored-keys.ts';

/**
 * A draft of an earlier release contains answers that reveal a religion or a household: they move to session storage on the first page
 * opened, not only in the questionnaire. Without such a draft nothing is fetched.
 */
export async function migrateOldDraft(): Promise<void> {
  const draft = tryStorage('localStorage', (it) => it.getItem(STORED_KEYS.suggestionsDraft));
  if (draft?.includes('religious') || draft?.includes('siblingName'))
    (await import('./features/suggestions/draft.ts')).movePrivateOutOfDraft();
}
