import type { SuggestionBatch } from '@ismi/contract';

/** Whose results are kept; whoever sits here next is shown none of them. */
let owner: string | undefined;
/** Results that this tab has just been given: shown at once, and not asked for a second time. */
const kept = new Map<string, SuggestionBatch>();

export const forgetBatches = (): void => kept.clear();

export const keepBatch = (userId: string, batch: SuggestionBatch): void => {
  if (userId !== owner) forgetBatches();
  owner = userId;
  kept.set(batch.suggestionId, batch);
};

export const keptBatch = (userId: string, id: string): SuggestionBatch | undefined =>
  userId === owner ? kept.get(id) : undefined;
