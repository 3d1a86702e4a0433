import type { DeskStatus } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { getHandlingOf, lockReport, updateReport } from './reports.queries.ts';

interface Handling {
  status: DeskStatus;
  note: string;
}

/** Marks a report as handled or open; the catalogue itself is corrected by its import. Safe to repeat. */
export async function handleReport(
  deps: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  id: string,
  { status, note }: Handling,
) {
  return deps.db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) throw new AppError('NOT_FOUND');
    const before = report.handledAt ? 'handled' : 'open';
    const isHandled = status === 'handled';
    if (before !== status || report.handlingNote !== note) {
      const at = deps.clock.now();
      await updateReport(tx, id, {
        handledAt: isHandled ? at : null,
        handledBy: isHandled ? actorId : null,
        handlingNote: note,
      });
      await recordChange(tx, {
        actorId,
        action: 'names.handle-report',
        subjectKind: 'name_report',
        subjectId: id,
        before: { status: before, name_id: report.nameId },
        after: { status },
        reason: note,
        at,
      });
    }
    const { handledAt, handledBy, ...rest } = await getHandlingOf(tx, id);
    return {
      ...rest,
      status,
      handled_at: handledAt?.toISOString() ?? null,
      handled_by: handledBy,
    };
  });
}
