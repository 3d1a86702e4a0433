import { z } from 'zod';
import { isLoopback } from './lib/loopback.ts';

const safeUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(url), 'must begin with https://');
const name = z.string().min(2).max(200).optional();

/** Page view counting and error reporting, if configured; and the operators of our servers. */
const Environment = z
  .object({
    ANALYTICS_URL: safeUrl.optional(),
    ANALYTICS_SITE: z
      .string()
      .regex(/^[\w.-]+$/)
      .optional(),
    ERROR_REPORTS_DSN: safeUrl
      .refine((dsn) => /^https?:\/\/\w+@[^/]+\/(.+\/)?\d+$/.test(dsn), 'must be a DSN')
      .optional(),
    HOSTED_BY: name,
    SMTP_OPERATED_BY: name,
    LLM_OPERATED_BY: name,
    ANALYTICS_OPERATED_BY: name,
    ERROR_REPORTS_OPERATED_BY: name,
  })
  .refine((env) => (env.ANALYTICS_URL === undefined) === (env.ANALYTICS_SITE === undefined), {
    path: ['ANALYTICS_SITE'],
    error: 'belongs together with ANALYTICS_URL',
  });

export function readThirdParties(environment: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const { ANALYTICS_URL: url, ANALYTICS_SITE: site } = env;
  const analytics = url && site ? Object.freeze({ url, site }) : null;
  return Object.freeze({
    analytics,
    errorReportsDsn: env.ERROR_REPORTS_DSN ?? null,
    operatedBy: Object.freeze({
      hosting: env.HOSTED_BY,
      smtp: env.SMTP_OPERATED_BY,
      llm: env.LLM_OPERATED_BY,
      analytics: env.ANALYTICS_OPERATED_BY,
      errors: env.ERROR_REPORTS_OPERATED_BY,
    }),
  });
}
