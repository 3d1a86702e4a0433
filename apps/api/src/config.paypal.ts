import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback } from './lib/loopback.ts';

/** Money and secrets are sent there: unencrypted only on this machine. */
const safeOrigin = z.url({ protocol: /^https?$/ }).transform((text, context) => {
  if (text.startsWith('https:') || isLoopback(text)) return new URL(text).origin;
  context.addIssue('must begin with https://');
  return z.NEVER;
});

const originList = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(safeOrigin).min(1));

const fileContent = z.string().transform((path, context) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    context.addIssue('names a file that cannot be read');
    return z.NEVER;
  }
});

/** All or none: without them nothing is sold. */
const Environment = z
  .object({
    PAYPAL_BASE_URL: safeOrigin,
    PAYPAL_CLIENT_ID: z.string().min(1),
    PAYPAL_CLIENT_SECRET: z.string().min(1),
    PAYPAL_WEBHOOK_ID: z.string().min(1),
    PAYPAL_CHECKOUT_ORIGIN: safeOrigin,
    PAYPAL_CERTIFICATE_ORIGINS: originList,
    PAYPAL_TRUST_ANCHOR_FILE: fileContent.optional(),
  })
  .refine(
    ({ PAYPAL_BASE_URL: api, PAYPAL_CHECKOUT_ORIGIN: page }) => isSandbox(api) === isSandbox(page),
    {
      path: ['PAYPAL_CHECKOUT_ORIGIN'],
      error: 'belongs to another environment than PAYPAL_BASE_URL: one is the sandbox, one is not',
    },
  );

const isSandbox = (origin: string): boolean =>
  URL.parse(origin)?.hostname.includes('sandbox') ?? false;

export type PayPalConfig = ReturnType<typeof settingsFrom>;

const settingsFrom = (env: z.output<typeof Environment>) =>
  Object.freeze({
    baseUrl: env.PAYPAL_BASE_URL,
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    checkoutOrigin: env.PAYPAL_CHECKOUT_ORIGIN,
    certificateOrigins: Object.freeze(env.PAYPAL_CERTIFICATE_ORIGINS),
    trustAnchor: env.PAYPAL_TRUST_ANCHOR_FILE,
  });

/** The PayPal account, or null where none is configured. */
export function readPayPalConfig(
  environment: Record<string, string | undefined>,
): PayPalConfig | null {
  const isGiven = Object.keys(Environment.shape).some((name) => environment[name] !== undefined);
  if (!isGiven) return null;
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);
  return settingsFrom(parsed.data);
}
