import type { z } from 'zod';

export interface Question<T> {
  /** For figures and limits: what the answer is for. */
  task: string;
  /** How to answer; ours alone. */
  instructions: string;
  /** What it is about; may hold words of strangers, so it is handed over as data. */
  material: string;
  schema: z.ZodType<T>;
  deadlineMs: number;
}

export type ModelAnswer<T> = { kind: 'answer'; value: T } | { kind: 'refused' };

/**
 * A language model behind any provider. Its answer fits the schema, or there is none. Throws an OutsideFault when it is down,
 * too slow, overrun, or answers with something else.
 */
export interface LanguageModel {
  /** Which model it is, to be written beside what it said. */
  readonly model: string;
  ask<T>(question: Question<T>): Promise<ModelAnswer<T>>;
}

/** What a question took, for the figures. */
export interface ModelCall {
  task: string;
  outcome: ModelAnswer<unknown>['kind'] | 'failed';
  seconds: number;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

/** What a question has cost. */
interface ModelCost {
  inputTokens: number;
  outputTokens: number;
  microEuros: number;
}

/** What may be spent in a day, all processes together. */
export interface ModelBudget {
  /** In millionths of a euro. */
  spentToday(): Promise<number>;
  add(cost: ModelCost): Promise<void>;
}
