import { type Locale, PRIVACY_LIMITS } from '@ismi/contract';
import { idsOf, rowsAbout } from '../../db/personal-data.ts';
import type { ExportedTables } from '../../db/schema/privacy.ts';
import type { Deps } from '../../deps.ts';
import { postMail } from '../../email/post-mail.ts';
import { AppError } from '../../lib/app-error.ts';
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
import { assertOneself, dayOf, expiryOf, exportOf } from './privacy.rules.ts';

interface Wish {
  userId: string;
  wanted: string;
  locale: Locale;
}

/** Has everything about a user gathered. Three times a day; while one is being gathered, asking again means that one. */
export async function requestExport(deps: Deps, { userId, wanted, locale }: Wish) {
  assertOneself(userId, wanted);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    // One at a time per person: whoever counts must not be overtaken.
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

/** Gathers what was asked for, from every table that declares personal data, and tells by mail. Safe to repeat. */
export async function gatherExport(deps: Deps, exportId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const wish = await lockExport(tx, exportId);
    if (!wish || wish.readyAt) return;
    const { userId, language: locale, createdAt } = wish;
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
    await postMail(tx, deps.jobs, {
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

/** A copy of one's own that is ready and not too old. */
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
