import type { SuggestionBatch } from '@ismi/contract';

/** Results that this tab has just been given: shown at once, and not asked for a second time. */
const kept = new Map<string, SuggestionBatch>();

export const keepBatch = (batch: SuggestionBatch): void => {
  kept.set(batch.suggestionId, batch);
};

export const keptBatch = (id: string): SuggestionBatch | undefined => kept.get(id);
