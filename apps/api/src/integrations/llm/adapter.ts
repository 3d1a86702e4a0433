import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  type LanguageModel as Chat,
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
} from 'ai';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { redisAccountSlots } from './account-slots.ts';
import { type ModelLimits, withLimits } from './guard.ts';
import {
  type LanguageModel,
  type ModelAnswer,
  type ModelCall,
  ModelFault,
  type ModelFaultKind,
  type Question,
} from './port.ts';
import { withOneRetry } from './retry.ts';
import { FilteredRequest, schemaForProviders } from './wire.ts';

interface Server {
  baseUrl: string;
  apiKey: string;
  model: string;
}

type Tokens = Pick<ModelCall, 'inputTokens' | 'outputTokens'>;
type OnCall = (call: ModelCall) => void;

type Outcome<T> = { answer: ModelAnswer<T>; tokens: Tokens } | { fault: unknown; tokens: Tokens };

/** The same structure for every provider, finally checked by our own schema. */
const outputOf = <T>(schema: z.ZodType<T>) =>
  Output.object({
    schema: jsonSchema<T>(
      // zod's type for JSON Schema is wider than the draft used here.
      schemaForProviders(schema) as Parameters<typeof jsonSchema>[0],
      {
        validate: (value) => {
          const parsed = schema.safeParse(value);
          return parsed.success
            ? { success: true, value: parsed.data }
            : { success: false, error: parsed.error };
        },
      },
    ),
  });

/** Fewer characters than a token has in any of our languages: an estimate must not be too small. */
const CHARACTERS_PER_TOKEN = 3;

/** The maximum cost of a question: an aborted call reports no usage, but may be billed. */
const mostTokensOf = ({ instructions, material, maxOutputTokens }: Question<unknown>): Tokens => ({
  inputTokens: Math.ceil((instructions.length + material.length) / CHARACTERS_PER_TOKEN),
  outputTokens: maxOutputTokens,
});

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** A refusal by the model is an answer; any other error is a failure. */
function outcomeOf(error: unknown, question: Question<unknown>): Outcome<never> {
  const refused = { kind: 'refused' } as const;
  if (NoObjectGeneratedError.isInstance(error)) {
    const tokens = error.usage ?? {};
    return error.finishReason === 'content-filter'
      ? { answer: refused, tokens }
      : { fault: error, tokens };
  }
  const isFiltered =
    APICallError.isInstance(error) && FilteredRequest.safeParse(error.data).success;
  if (isFiltered) return { answer: refused, tokens: {} };
  return { fault: error, tokens: isTimeout(error) ? mostTokensOf(question) : {} };
}

/** The provider read the request and will not answer it, however often it is repeated. */
const REJECTED = [400, 413, 422];

/**
 * `unusable`: the body does not match the schema, or the provider rejected this request. Anything else, also a wrong key or model
 * name: there is no model that could be asked.
 */
function faultKindOf(error: unknown): ModelFaultKind {
  if (NoObjectGeneratedError.isInstance(error)) return 'unusable';
  const isRejected = APICallError.isInstance(error) && REJECTED.includes(error.statusCode ?? 0);
  return isRejected ? 'unusable' : 'away';
}

/** Asks a chat for structured answers. `onCall` gets duration and tokens of each question. */
function modelThrough(chat: Chat, model: string, onCall: OnCall): LanguageModel {
  async function askProvider<T>(question: Question<T>): Promise<Outcome<T>> {
    const { instructions, material, schema, deadlineMs, maxOutputTokens } = question;
    try {
      const result = await withOneRetry(
        (abortSignal) =>
          generateText({
            model: chat,
            instructions,
            prompt: material,
            output: outputOf(schema),
            providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
            maxOutputTokens,
            maxRetries: 0,
            abortSignal,
          }),
        deadlineMs,
      );
      const tokens = result.usage;
      if (result.finishReason === 'content-filter') return { answer: { kind: 'refused' }, tokens };
      return { answer: { kind: 'answer', value: result.output }, tokens };
    } catch (error) {
      return outcomeOf(error, question);
    }
  }

  return {
    model,
    async ask(question) {
      const begin = performance.now();
      const outcome = await askProvider(question);
      const { inputTokens, outputTokens } = outcome.tokens;
      onCall({
        task: question.task,
        outcome: 'fault' in outcome ? 'failed' : outcome.answer.kind,
        seconds: (performance.now() - begin) / 1000,
        inputTokens,
        outputTokens,
      });
      if ('fault' in outcome) throw new ModelFault(faultKindOf(outcome.fault), outcome.fault);
      return outcome.answer;
    },
  };
}

/** A model behind any server that speaks OpenAI's chat completions. */
export function openAiCompatibleModel(
  { baseUrl, apiKey, model }: Server,
  onCall: OnCall = () => {},
): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
  });
  return modelThrough(provider(model), model, onCall);
}

/** A model behind Anthropic's messages. */
export function anthropicModel(
  { baseUrl, apiKey, model }: Server,
  onCall: OnCall = () => {},
): LanguageModel {
  const provider = createAnthropic({ baseURL: baseUrl, apiKey });
  return modelThrough(provider(model), model, onCall);
}

const PROVIDERS = { 'openai-compatible': openAiCompatibleModel, anthropic: anthropicModel };

/**
 * The configured model with its limits: budget, circuit breaker, concurrency. With Redis an account's questions are counted over all
 * processes.
 */
export function languageModel(
  { provider, ...server }: Server & { provider: keyof typeof PROVIDERS },
  guards: Omit<ModelLimits, 'accountSlots'>,
  redis?: Redis,
): LanguageModel {
  const accountSlots = redis && redisAccountSlots(redis);
  return withLimits((onCall) => PROVIDERS[provider](server, onCall), { ...guards, accountSlots });
}
