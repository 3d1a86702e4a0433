import type { Locale, SuggestionBatch } from '@ismi/contract';

/** Whose results are kept; whoever sits here next is shown none of them. */
let owner: string | undefined;
/** Results that this tab has just been given, by the language of their facts: shown at once, and not asked for a second time. */
const kept = new Map<string, SuggestionBatch>();

export const forgetBatches = (): void => kept.clear();

const keyOf = (id: string, language: Locale): string => `${language} ${id}`;

export const keepBatch = (userId: string, language: Locale, batch: SuggestionBatch): void => {
  if (userId !== owner) forgetBatches();
  owner = userId;
  kept.set(keyOf(batch.suggestionId, language), batch);
};

export const keptBatch = (
  userId: string,
  language: Locale,
  id: string,
): SuggestionBatch | undefined => (userId === owner ? kept.get(keyOf(id, language)) : undefined);
