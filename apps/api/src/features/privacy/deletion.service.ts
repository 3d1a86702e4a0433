import { PRIVACY_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { AppError } from '../../lib/app-error.ts';
import { assertOwn } from '../../lib/assert-own.ts';
import { DAY_MS, dayBefore } from '../../lib/daily-limit.ts';
import { erasePerson } from './erasure.service.ts';
import {
  deleteDeletion,
  dueDeletions,
  erasedSince,
  findDeletion,
  hasOtherAdministrator,
  insertDeletion,
  lockPerson,
} from './privacy.queries.ts';
import { dayOf } from './privacy.rules.ts';

const AT_ONCE = 100;

interface DeletionRequest {
  userId: string;
  wanted: string;
  email: string;
}

/** Plans the deletion of an account and notifies its owner, who can still cancel. Safe to repeat: the first date stays. */
export async function requestDeletion(deps: Deps, { userId, wanted, email }: DeletionRequest) {
  assertOwn(userId, wanted);
  return deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person?.email !== email.toLowerCase()) throw new AppError('CONFIRMATION_WRONG');
    if (person.isAdmin && !(await hasOtherAdministrator(tx, userId)))
      throw new AppError('LAST_ADMINISTRATOR');
    const planned = await findDeletion(tx, userId);
    if (planned) return { deletion: { due_at: planned.dueAt.toISOString() } };
    const requestedAt = deps.clock.now();
    const dueAt = new Date(requestedAt.getTime() + PRIVACY_LIMITS.deletionDays * DAY_MS);
    await insertDeletion(tx, { userId, requestedAt, dueAt });
    const { language: locale } = person;
    await queueMail(tx, deps.jobs, {
      to: person.email,
      locale,
      mail: {
        template: 'deletionPlanned',
        props: {
          dueOn: dayOf(locale, dueAt),
          profileUrl: `${deps.config.publicOrigin}/${locale}/profile?tab=data`,
        },
      },
    });
    return { deletion: { due_at: dueAt.toISOString() } };
  });
}

/** Cancels the deletion. Safe to repeat. */
export async function cancelDeletion({ db }: Deps, userId: string, wanted: string) {
  assertOwn(userId, wanted);
  await db.transaction(async (tx) => {
    // Under the same lock as the erasure: the account is either kept or gone.
    await lockPerson(tx, userId);
    await deleteDeletion(tx, userId);
  });
  return { deletion: null };
}

/** False when the owner cancelled at the last moment, or money is pending: the next hour tries again. */
async function eraseOne(deps: Deps, userId: string): Promise<boolean> {
  try {
    return await deps.db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      const planned = await findDeletion(tx, userId);
      if (!planned || planned.dueAt > deps.clock.now()) return false;
      return erasePerson(tx, deps, { userId });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'ERASURE_MUST_WAIT') throw error;
    deps.log.warn({ userId }, 'account erasure waits for pending payment');
    return false;
  }
}

/** Erases all accounts whose waiting period is over, and once more those erased within the last day. Safe to repeat. */
export async function eraseDue(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const faults: unknown[] = [];
  // One failure does not stop the others; it fails the job at the end.
  const trying = (work: Promise<unknown>) => work.catch((fault) => faults.push(fault));
  for (const { userId } of await dueDeletions(deps.db, now, AT_ONCE))
    await trying(eraseOne(deps, userId));
  for (const { userId } of await erasedSince(deps.db, dayBefore(now)))
    await trying(deps.db.transaction((tx) => erasePerson(tx, deps, { userId })));
  for (const err of faults) deps.log.error({ err }, 'account erasure failed');
  if (faults.length > 0) throw faults[0];
}
