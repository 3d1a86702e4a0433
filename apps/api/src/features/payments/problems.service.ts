import type { ProblemReason } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { setEventState } from './payments.queries.ts';
import {
  findMark,
  findProblem,
  insertMark,
  lockProblem,
  settleDispute,
  writeShortfallOff,
} from './problems.queries.ts';

interface Handling {
  actorId: string;
  reason: ProblemReason;
  id: string;
  note: string;
}

/** Dismisses a problem, from wherever it is shown. Safe to repeat: the first note stays. */
export const handleProblem = (deps: Pick<Deps, 'db' | 'clock'>, handling: Handling) =>
  deps.db.transaction((tx) => dismissProblem(tx, deps, handling));

/** The same, in the caller's transaction. No money moves here: refunds and payment states have their own calls. */
export async function dismissProblem(tx: Tx, { clock }: Pick<Deps, 'clock'>, handling: Handling) {
  const { actorId, reason, id, note } = handling;
  const at = clock.now();
  await lockProblem(tx, reason, id);
  const problem = await findProblem(tx, reason, id, at);
  if (!problem) throw new AppError('NOT_FOUND');
  if (!(await findMark(tx, reason, id))) {
    await insertMark(tx, {
      reason,
      subjectId: id,
      paymentId: problem.payment_id,
      detail: problem.detail,
      since: new Date(problem.since),
      note,
      handledBy: actorId,
      handledAt: at,
    });
    await settle(tx, reason, id, at);
    await recordChange(tx, {
      actorId,
      action: 'payments.handle-problem',
      subjectKind: 'payment_problem',
      // By the id of the thing itself: erasing the person also erases the note about it.
      subjectId: id,
      before: {
        status: 'open',
        problem: reason,
        payment_id: problem.payment_id,
        detail: problem.detail,
      },
      after: { status: 'handled' },
      reason: note,
      at,
    });
  }
  const found = await findMark(tx, reason, id);
  return {
    status: 'handled' as const,
    note: found?.mark.note ?? note,
    handled_at: (found?.mark.handledAt ?? at).toISOString(),
    handled_by: found?.name ?? null,
  };
}

/** The effect of a dismissal on the records: only for problems that wait for it. */
async function settle(tx: Tx, reason: ProblemReason, id: string, at: Date): Promise<void> {
  if (reason === 'refund_shortfall') await writeShortfallOff(tx, id);
  if (reason === 'dispute') await settleDispute(tx, id, at);
  if (reason === 'event_review') await setEventState(tx, id, 'done');
}
