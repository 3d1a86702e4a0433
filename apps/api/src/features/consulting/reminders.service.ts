import type { Deps } from '../../deps.ts';
import { lockDueReminders, setReminder } from './appointments.queries.ts';
import { nextReminder } from './consulting.rules.ts';
import { postReminder } from './consulting-mails.service.ts';

const AT_ONCE = 100;

/** Reminds families a day and an hour before. Mail and mark share a transaction, so nobody is reminded twice. Safe to repeat. */
export async function remindFamilies(deps: Deps): Promise<void> {
  const reminded = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const due = await lockDueReminders(tx, now, AT_ONCE);
    for (const { appointment, request } of due) {
      const { startsAt } = appointment;
      // After a long outage the hour may have begun: then a reminder would only confuse.
      if (startsAt > now) await postReminder(tx, deps, request, startsAt);
      await setReminder(tx, appointment.id, nextReminder(startsAt, now));
    }
    return due.length;
  });
  if (reminded === AT_ONCE) await remindFamilies(deps);
}
