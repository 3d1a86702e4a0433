import { LOCALES } from '@ismi/contract';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'must have at least 32 characters');
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

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
  CAPTCHA_SECRET: secret,
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().min(3),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OPERATOR_EMAIL: z.email(),
  OPERATOR_LOCALE: z.enum(LOCALES).default('tr'),
});

/** A variable that is left blank in a file means the default, not zero. */
const withoutBlanks = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the environment once; a wrong one stops the process before it does anything. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const parsed = Environment.safeParse(withoutBlanks(environment));
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
    }),
    database: Object.freeze({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL }),
    redisUrl: env.REDIS_URL,
    hasTraceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    accessTokenSecret: env.ACCESS_TOKEN_SECRET,
    captchaSecret: env.CAPTCHA_SECRET,
    mail: Object.freeze({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM }),
    operator: Object.freeze({ email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LOCALE }),
  });
}
