import { tryStorage } from './browser/browser-storage.ts';
import { STORED_KEYS } from './browser/stored-keys.ts';

/**
 * A draft of an earlier release holds answers that tell of a faith: they leave the device on the first page that is opened, and not
 * only when somebody opens the questionnaire again. Nobody else fetches anything for it.
 */
export async function migrateOldDraft(): Promise<void> {
  const draft = tryStorage('localStorage', (it) => it.getItem(STORED_KEYS.suggestionsDraft));
  if (draft?.includes('religious'))
    (await import('./features/suggestions/draft.ts')).moveFaithOutOfDraft();
}
