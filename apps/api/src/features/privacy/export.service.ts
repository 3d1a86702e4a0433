import { type Locale, PRIVACY_LIMITS } from '@ismi/contract';
import { idsOf, rowsAbout } from '../../db/personal-data.ts';
import type { ExportedTables } from '../../db/schema/privacy.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { AppError } from '../../lib/app-error.ts';
import { assertOwn } from '../../lib/assert-own.ts';
import { assertBelowDailyLimit, dayBefore } from '../../lib/daily-limit.ts';
import { newId } from '../../lib/ids.ts';
import { PERSONAL_TABLES } from './duties.service.ts';
import {
  exportsSince,
  findExport,
  insertExport,
  lockExport,
  lockPerson,
  storeExport,
} from './privacy.queries.ts';
import { dayOf, expiryOf, exportOf } from './privacy.rules.ts';

interface ExportRequest {
  userId: string;
  wanted: string;
  locale: Locale;
}

/** Requests a data export. Three times a day; while one is in progress, another request returns that one. */
export async function requestExport(deps: Deps, { userId, wanted, locale }: ExportRequest) {
  assertOwn(userId, wanted);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // Serialises per user, so that counting cannot race.
    await lockPerson(tx, userId);
    const earlier = await exportsSince(tx, userId, dayBefore(now));
    const underWay = earlier.find(({ readyAt }) => readyAt === null);
    if (underWay) return exportOf(underWay);
    assertBelowDailyLimit(
      earlier.map(({ createdAt }) => createdAt),
      PRIVACY_LIMITS.exportsPerDay,
      now,
    );
    const fresh = { id: newId(), userId, language: locale, createdAt: now };
    await insertExport(tx, fresh);
    await deps.jobs.enqueue(tx, 'privacy.export', { exportId: fresh.id });
    return exportOf({ ...fresh, readyAt: null });
  });
}

/** Builds a requested export from every table that declares personal data, and notifies by mail. Safe to repeat. */
export async function gatherExport(deps: Deps, exportId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const pending = await lockExport(tx, exportId);
    if (!pending || pending.readyAt) return;
    const { userId, language: locale, createdAt } = pending;
    const person = await lockPerson(tx, userId);
    if (!person || person.erasedAt) return;
    const { email } = person;
    const about = { userId, email, ids: await idsOf(tx, PERSONAL_TABLES, { userId, email }) };
    const content: ExportedTables = {};
    for (const entry of PERSONAL_TABLES) {
      const { table, rows } = await rowsAbout(tx, entry, about);
      content[table] = rows;
    }
    await storeExport(tx, exportId, content, deps.clock.now());
    await queueMail(tx, deps.jobs, {
      to: email,
      locale,
      mail: {
        template: 'exportReady',
        props: {
          exportUrl: `${deps.config.publicOrigin}/${locale}/profile/data/${exportId}`,
          expiresOn: dayOf(locale, expiryOf(createdAt)),
        },
      },
    });
  });
}

/** One of the user's own exports that is ready and not expired. */
export async function readExport({ db, clock }: Deps, userId: string, id: string) {
  const found = await findExport(db, id);
  if (found?.userId !== userId || !found.content || expiryOf(found.createdAt) <= clock.now())
    throw new AppError('NOT_FOUND');
  return {
    created_at: found.createdAt.toISOString(),
    expires_at: expiryOf(found.createdAt).toISOString(),
    content: found.content,
  };
}
