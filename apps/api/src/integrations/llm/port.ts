import type { z } from 'zod';
import { ThirdPartyError } from '../../lib/app-error.ts';

/** The account a question is asked for: concurrency limits and the circuit breaker count by it. */
export interface ModelCaller {
  accountId: string;
  /** True where every answer is charged (a list); false where it may turn out to be free (an unknown name). Paid questions have reserved slots. */
  isPaid: boolean;
  /** Unpaid questions of this account or its network today. When slots are short, callers with fewer go first. */
  unpaidToday?: number;
}

/**
 * Why there is no answer. `away`: time-out, 5xx, no connection, open circuit, spent budget or no free slot; the caller did
 * not cause it. `unusable`: it answered with something we cannot use. `callerLimit`: this account has too many
 * questions under way, or its questions failed too often.
 */
export type ModelFaultKind = 'away' | 'unusable' | 'callerLimit';

export class ModelFault extends ThirdPartyError {
  readonly kind: ModelFaultKind;
  /** False where we refused before the provider was asked: such a question has cost nothing. */
  readonly wasAsked: boolean;

  constructor(kind: ModelFaultKind, cause: unknown, wasAsked = true) {
    super('the model', cause);
    this.kind = kind;
    this.wasAsked = wasAsked;
  }
}

export interface Question<T> {
  caller: ModelCaller;
  /** For metrics and limits: what the answer is for. */
  task: string;
  /** How to answer; only our own text. */
  instructions: string;
  /** The subject; may contain text of strangers, so it is passed as data. */
  material: string;
  schema: z.ZodType<T>;
  deadlineMs: number;
  /** A longer answer is cut off by the provider, and unusable. */
  maxOutputTokens: number;
}

export type ModelAnswer<T> = { kind: 'answer'; value: T } | { kind: 'refused' };

/**
 * A language model behind any provider. Its answer fits the schema, or it throws a ModelFault.
 */
export interface LanguageModel {
  /** The model's name, stored with its answers. */
  readonly model: string;
  ask<T>(question: Question<T>): Promise<ModelAnswer<T>>;
}

/** Duration and tokens of a question, for metrics. */
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
