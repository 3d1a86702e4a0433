import { z } from 'zod';

// `localhost:4000` is an address too, of a scheme called localhost.
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Every variable that the web process reads; deploy/env.example explains each. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ORIGIN: origin,
  API_URL: origin,
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  DRAIN_MS: z.coerce.number().int().min(0).default(5_000),
});

export type WebConfig = ReturnType<typeof readWebConfig>;

export function readWebConfig(environment: Record<string, string | undefined> = process.env) {
  // A variable that is left blank in a file means the default, not zero.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);
  }
  const env = parsed.data;
  return Object.freeze({
    logLevel: env.LOG_LEVEL,
    host: env.HOST,
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN,
    apiUrl: env.API_URL,
    trustedHops: env.TRUSTED_HOPS,
    drainMs: env.DRAIN_MS,
  });
}
