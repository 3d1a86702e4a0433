import type { Locale, SuggestionBatch } from '@ismi/contract';

/** The user whose results are cached; another user never sees them. */
let owner: string | undefined;
/** Results that this tab has just been given, by the language of their facts: shown at once, and not asked for a second time. */
const cache = new Map<string, SuggestionBatch>();

export const clearBatchCache = (): void => cache.clear();

const keyOf = (id: string, language: Locale): string => `${language} ${id}`;

export const cacheBatch = (userId: string, language: Locale, batch: SuggestionBatch): void => {
  if (userId !== owner) clearBatchCache();
  owner = userId;
  cache.set(keyOf(batch.suggestionId, language), batch);
};

export const cachedBatch = (
  userId: string,
  language: Locale,
  id: string,
): SuggestionBatch | undefined => (userId === owner ? cache.get(keyOf(id, language)) : undefined);
