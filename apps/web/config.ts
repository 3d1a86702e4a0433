import { z } from 'zod';

// `localhost:4000` also parses as a URL, with the scheme `localhost`.
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** `Street 1; 12345 Town; Country`: the lines of an address. */
const partsOf = (text: string): readonly string[] =>
  Object.freeze(text.split(';').map((part) => part.trim()));

/** Every variable that the web process reads; deploy/env.example explains each. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ORIGIN: origin,
  API_URL: origin,
  /** Authenticates this server to the API when it renders a page. */
  RENDERING_SECRET: z.string().min(32, 'must have at least 32 characters'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  DRAIN_MS: z.coerce.number().int().min(0).default(5_000),
  INSTAGRAM_ACCOUNT: z
    .string()
    .regex(/^[\w.]{1,30}$/)
    .optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  // The operator. A name, an address and a mailbox are required by law, so there is no default.
  OPERATOR_NAME: z.string().min(2),
  OPERATOR_ADDRESS: z.string().min(5).transform(partsOf),
  OPERATOR_EMAIL: z.email(),
  OPERATOR_PHONE: z.string().min(5).optional(),
  OPERATOR_REPRESENTATIVES: z.string().min(2).optional(),
  OPERATOR_REGISTER: z.string().min(2).optional(),
  OPERATOR_VAT_ID: z.string().min(4).optional(),
  OPERATOR_EDITOR: z.string().min(2).optional(),
});

function operatorOf(env: z.output<typeof Environment>) {
  return Object.freeze({
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS,
    email: env.OPERATOR_EMAIL,
    phone: env.OPERATOR_PHONE,
    representatives: env.OPERATOR_REPRESENTATIVES,
    register: env.OPERATOR_REGISTER,
    vatId: env.OPERATOR_VAT_ID,
    editor: env.OPERATOR_EDITOR,
  });
}

export type WebConfig = ReturnType<typeof readWebConfig>;

export function readWebConfig(environment: Record<string, string | undefined> = process.env) {
  // A blank variable in a file means the default, not zero.
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
    renderingSecret: env.RENDERING_SECRET,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    trustedHops: env.TRUSTED_HOPS,
    drainMs: env.DRAIN_MS,
    instagramAccount: env.INSTAGRAM_ACCOUNT,
    operator: operatorOf(env),
    securityContact: env.SECURITY_CONTACT,
  });
}
