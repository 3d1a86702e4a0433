import {
  type BodyOf,
  type Locale,
  NAME_REPORT_LIMITS,
  type namePages,
  replyText,
} from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { checkCaptcha, spendCaptcha } from '../captcha/captcha.service.ts';
import {
  countReportsSince,
  findReportByKey,
  insertReport,
  lockReporting,
} from './reports.queries.ts';
import { servedCatalogue } from './served-catalogue.service.ts';

const DAY_SECONDS = 86_400;

interface Reporting {
  report: BodyOf<typeof namePages.report>;
  userId: string | undefined;
  locale: Locale;
  opKey: string | undefined;
}

/**
 * Stores a reader's report about a name. Guests solve a captcha; signed-in users have a daily limit. Safe to repeat with the
 * same key.
 */
export async function receiveReport(deps: Deps, { report, userId, locale, opKey }: Reporting) {
  const name = (await servedCatalogue(deps)).nameOf(report.name_id);
  if (!name) throw new AppError('NOT_FOUND');
  const proof = userId
    ? undefined
    : await checkCaptcha(deps, report.recaptcha_token, 'name_report');
  const written = { nameId: name.id, part: report.part, message: report.message };
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (proof) await spendCaptcha(tx, proof);
    await lockReporting(tx, [userId, opKey]);
    const earlier = opKey && (await findReportByKey(tx, opKey));
    if (earlier) {
      const isSame =
        earlier.nameId === written.nameId &&
        earlier.part === written.part &&
        earlier.message === written.message;
      if (!isSame) throw new AppError('IDEMPOTENCY_CONFLICT');
      return;
    }
    const dayAgo = new Date(now.getTime() - DAY_SECONDS * 1000);
    if (userId && (await countReportsSince(tx, userId, dayAgo)) >= NAME_REPORT_LIMITS.perDay) {
      throw new AppError('TOO_MANY_REQUESTS', { retry_after: DAY_SECONDS });
    }
    await insertReport(tx, {
      id: newId(),
      opKey,
      userId,
      ...written,
      language: locale,
      createdAt: now,
    });
  });
  return { message: replyText('NAME_REPORT_RECEIVED', locale) };
}
