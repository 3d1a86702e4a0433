import { z } from 'zod';
import { isLoopback } from './lib/loopback.ts';

const Environment = z
  .object({
    LLM_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isLoopback(url), 'must begin with https://')
      .optional(),
    LLM_API_KEY: z.string().optional(),
    LLM_MODEL: z.string().optional(),
    LLM_PROVIDER: z.enum(['openai-compatible', 'anthropic']).default('openai-compatible'),
    LLM_EUROS_PER_MILLION_IN: z.coerce.number().min(0).default(1),
    LLM_EUROS_PER_MILLION_OUT: z.coerce.number().min(0).default(5),
    LLM_DAILY_EUROS: z.coerce.number().positive().default(20),
    LLM_AT_ONCE: z.coerce.number().int().min(1).default(50),
  })
  .superRefine((env, context) => {
    const missing = TOGETHER.filter((name) => env[name] === undefined);
    if (missing.length === TOGETHER.length) return;
    const message = `is missing: ${TOGETHER.join(', ')} belong together`;
    for (const name of missing) context.addIssue({ code: 'custom', path: [name], message });
  });

/** All of them or none: a part is a mistake. */
const TOGETHER = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const;

/** A blank variable means the default, not zero. */
export const withoutBlanks = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** The model, or null: then names outside the catalogue stay unknown, and lists are written by the catalogue. */
export function readModelConfig(environment: Record<string, string | undefined> = process.env) {
  const parsed = Environment.safeParse(withoutBlanks(environment));
  if (!parsed.success)
    throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (!baseUrl || !apiKey || !model) return null;
  return Object.freeze({
    baseUrl,
    apiKey,
    model,
    provider: env.LLM_PROVIDER,
    eurosPerMillion: Object.freeze({
      in: env.LLM_EUROS_PER_MILLION_IN,
      out: env.LLM_EUROS_PER_MILLION_OUT,
    }),
    dailyEuros: env.LLM_DAILY_EUROS,
    atOnce: env.LLM_AT_ONCE,
  });
}
