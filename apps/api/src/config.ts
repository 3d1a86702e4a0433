import { LOCALES } from '@ismi/contract';
import { z } from 'zod';
import { readModelConfig, withoutBlanks } from './config.model.ts';
import { readPayPalConfig } from './config.paypal.ts';
import { readThirdParties } from './config.third-parties.ts';
import { isLoopback } from './lib/loopback.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'must have at least 32 characters');
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `DE:19,AT:20`: countries of sale and their value-added tax; stored in hundredths of a percent. */
function vatRatesIn(text: string, context: z.RefinementCtx): Readonly<Record<string, number>> {
  const pairs = text
    .split(',')
    .map((pair) => /^\s*([A-Z]{2}):(\d{1,2}(?:\.\d{1,2})?)\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) {
    context.addIssue('must be countries with their rates, such as DE:19,AT:20');
    return z.NEVER;
  }
  return Object.fromEntries(
    pairs.map((pair) => [pair?.[1] ?? '', Math.round(Number(pair?.[2]) * 100)]),
  );
}
/** `Street 1; 12345 Town; Country`: an address, line by line. */
const inLines = (text: string): string =>
  text
    .split(';')
    .map((line) => line.trim())
    .join('\n');
/** What never leaves the machine needs no encryption; everything else does. */
const outsideUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(url), 'must begin with https://');

/** Every variable that API, worker and command line read. No secret has a default; deploy/env.example explains each. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  METRICS_PORT: port.default(9400),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(1),
  DRAIN_MS: z.coerce.number().int().min(0).default(5_000),
  API_DOCS: flag.default(false),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  REDIS_URL: z.string().optional(),
  ACCESS_TOKEN_SECRET: secret,
  LASTING_SECRET: secret,
  CAPTCHA_SECRET: secret,
  RENDERING_SECRET: secret,
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().min(3),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  SALES_VAT: z.string().default('DE:19').transform(vatRatesIn),
  // The seller. The law requires name and address, so there is no default.
  OPERATOR_NAME: z.string().min(2),
  OPERATOR_ADDRESS: z.string().min(5).transform(inLines),
  OPERATOR_VAT_ID: z.string().min(4).optional(),
  OPERATOR_EMAIL: z.email(),
  OPERATOR_LOCALE: z.enum(LOCALES).default('tr'),
  GOOGLE_ISSUER: outsideUrl.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
});

/** All of them or none: a part is a mistake. */
const GOOGLE = ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;

const WholeEnvironment = Environment.superRefine((env, context) => {
  const missing = GOOGLE.filter((name) => env[name] === undefined);
  if (missing.length === GOOGLE.length) return;
  const message = `is missing: ${GOOGLE.join(', ')} belong together`;
  for (const name of missing) context.addIssue({ code: 'custom', path: [name], message });
});

/** All or none: without it there is no sign-in with Google. */
function googleOf(env: z.infer<typeof Environment>) {
  const {
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  return Object.freeze({ issuer, clientId, clientSecret });
}

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the environment once; a wrong one stops the process before it does anything. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const given = withoutBlanks(environment);
  const parsed = WholeEnvironment.safeParse(given);
  if (!parsed.success) {
    throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);
  }
  const env = parsed.data;
  return Object.freeze({
    logLevel: env.LOG_LEVEL,
    publicOrigin: env.PUBLIC_ORIGIN,
    http: Object.freeze({
      host: env.HOST,
      port: env.PORT,
      metricsPort: env.METRICS_PORT,
      trustedHops: env.TRUSTED_HOPS,
      drainMs: env.DRAIN_MS,
      docs: env.API_DOCS,
      rateLimitScale: env.RATE_LIMIT_SCALE,
      renderingSecret: env.RENDERING_SECRET,
    }),
    database: Object.freeze({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL }),
    redisUrl: env.REDIS_URL,
    hasTraceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    accessTokenSecret: env.ACCESS_TOKEN_SECRET,
    lastingSecret: env.LASTING_SECRET,
    captchaSecret: env.CAPTCHA_SECRET,
    mail: Object.freeze({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM }),
    vatRates: Object.freeze(env.SALES_VAT),
    operator: Object.freeze({
      name: env.OPERATOR_NAME,
      address: env.OPERATOR_ADDRESS,
      vatId: env.OPERATOR_VAT_ID,
      email: env.OPERATOR_EMAIL,
      locale: env.OPERATOR_LOCALE,
    }),
    google: googleOf(env),
    paypal: readPayPalConfig(given),
    llm: readModelConfig(given),
    thirdParties: readThirdParties(given),
  });
}
