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
import type { z } from 'zod';
import { OutsideFault } from '../../lib/app-error.ts';
import { type Guards, guarded } from './guard.ts';
import type { LanguageModel, ModelAnswer, ModelCall, Question } from './port.ts';
import { withOneRetry } from './retry.ts';
import { FilteredRequest, schemaForProviders } from './wire.ts';

interface Server {
  baseUrl: string;
  apiKey: string;
  model: string;
}

type Tokens = Pick<ModelCall, 'inputTokens' | 'outputTokens'>;
type Tell = (call: ModelCall) => void;

type Heard<T> = { answer: ModelAnswer<T>; tokens: Tokens } | { fault: unknown; tokens: Tokens };

/** The same structure for every provider, checked by our own schema in the end. */
const outputOf = <T>(schema: z.ZodType<T>) =>
  Output.object({
    schema: jsonSchema<T>(
      // zod's JSON Schema is wider in type than the draft that is meant.
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

/** A model's no is an answer; whatever else went wrong is a fault. */
function heardIn(error: unknown): Heard<never> {
  const refused = { kind: 'refused' } as const;
  if (NoObjectGeneratedError.isInstance(error)) {
    const tokens = error.usage ?? {};
    return error.finishReason === 'content-filter'
      ? { answer: refused, tokens }
      : { fault: error, tokens };
  }
  const isFiltered =
    APICallError.isInstance(error) && FilteredRequest.safeParse(error.data).success;
  return isFiltered ? { answer: refused, tokens: {} } : { fault: error, tokens: {} };
}

/** Asks a chat for structured answers. `tell` hears what each question took. */
function modelThrough(chat: Chat, model: string, tell: Tell): LanguageModel {
  async function hear<T>(question: Question<T>): Promise<Heard<T>> {
    const { instructions, material, schema, deadlineMs } = question;
    try {
      const result = await withOneRetry(
        (abortSignal) =>
          generateText({
            model: chat,
            instructions,
            prompt: material,
            output: outputOf(schema),
            providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
            maxRetries: 0,
            abortSignal,
          }),
        deadlineMs,
      );
      const tokens = result.usage;
      if (result.finishReason === 'content-filter') return { answer: { kind: 'refused' }, tokens };
      return { answer: { kind: 'answer', value: result.output }, tokens };
    } catch (error) {
      return heardIn(error);
    }
  }

  return {
    model,
    async ask(question) {
      const begin = performance.now();
      const heard = await hear(question);
      const { inputTokens, outputTokens } = heard.tokens;
      tell({
        task: question.task,
        outcome: 'fault' in heard ? 'failed' : heard.answer.kind,
        seconds: (performance.now() - begin) / 1000,
        inputTokens,
        outputTokens,
      });
      if ('fault' in heard) throw new OutsideFault('the model', heard.fault);
      return heard.answer;
    },
  };
}

/** A model behind any server that speaks OpenAI's chat completions. */
export function openAiCompatibleModel(
  { baseUrl, apiKey, model }: Server,
  tell: Tell = () => {},
): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    apiKey,
    supportsStructuredOutputs: true,
  });
  return modelThrough(provider(model), model, tell);
}

/** A model behind Anthropic's messages. */
export function anthropicModel(
  { baseUrl, apiKey, model }: Server,
  tell: Tell = () => {},
): LanguageModel {
  const provider = createAnthropic({ baseURL: baseUrl, apiKey });
  return modelThrough(provider(model), model, tell);
}

const PROVIDERS = { 'openai-compatible': openAiCompatibleModel, anthropic: anthropicModel };

/** The configured model with everything that keeps it from hurting us: its cost, its failures, its crowd. */
export function languageModel(
  { provider, ...server }: Server & { provider: keyof typeof PROVIDERS },
  guards: Guards,
): LanguageModel {
  return guarded((tell) => PROVIDERS[provider](server, tell), guards);
}
