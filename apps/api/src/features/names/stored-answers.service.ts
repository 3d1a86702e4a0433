import {
  ADMIN_LIMITS,
  ANSWER_PARTS,
  type BodyOf,
  ISLAMIC_VERDICTS,
  type MachineAnswer,
  type machineAnswersAdmin,
  pagesOf,
  type QueryOf,
} from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { isLocalizedText } from './machine-text.rules.ts';
import {
  changeAnswer,
  countAnswers,
  lockAnswer,
  type MachineAnswerRow,
  pageOfAnswers,
} from './stored-answers.queries.ts';
import { lettersOfAnswer, subjectOfLetters } from './subjects.rules.ts';

type AuditDeps = Pick<Deps, 'db' | 'clock'>;

const stateOf = ({ answer, changedAt }: MachineAnswerRow): MachineAnswer['state'] => {
  if (answer === null) return 'removed';
  return changedAt === null ? 'stored' : 'corrected';
};

/** The texts of a stored answer, whatever its shape. */
function textsOf(answer: unknown): MachineAnswer['texts'] {
  const parts = new Map(Object.entries(Object(answer)));
  return ANSWER_PARTS.flatMap((part) => {
    const texts = parts.get(part);
    return isLocalizedText(texts) ? [{ part, ...texts }] : [];
  });
}

function viewOf(row: MachineAnswerRow): MachineAnswer {
  const verdict = new Map<string, unknown>(Object.entries(Object(row.answer))).get('verdict');
  return {
    id: row.id,
    letters: lettersOfAnswer(row.subject),
    kind: row.kind,
    state: stateOf(row),
    texts: textsOf(row.answer),
    verdict: ISLAMIC_VERDICTS.find((known) => known === verdict) ?? null,
    model: row.model,
    month: row.createdAt.toISOString().slice(0, 'yyyy-mm'.length),
    changed_at: row.changedAt?.toISOString() ?? null,
  };
}

/** Stored answers, the newest month first; searched by the beginning of their letters in any spelling. */
export async function listAnswers(
  { db }: Deps,
  { search, page, limit }: QueryOf<typeof machineAnswersAdmin.list>,
) {
  const subject = search === undefined ? undefined : subjectOfLetters(search);
  const rows = await pageOfAnswers(db, { subject, page, limit });
  const total = await countAnswers(db, subject, limit * ADMIN_LIMITS.lastPage);
  return { answers: rows.map(viewOf), pagination: { page, pages: pagesOf(total, limit), total } };
}

interface Change {
  id: string;
  actorId: string;
  /** When the answer was last changed, as the administrator saw it. */
  seenAt: string | null;
  reason: string;
  action: 'names.correct-answer' | 'names.remove-answer';
}

/** Changes an answer if nobody else has changed it since it was shown, and records that in the audit log. */
async function change(
  { db, clock }: AuditDeps,
  { id, actorId, seenAt, reason, action }: Change,
  newAnswerOf: (answer: unknown) => unknown,
): Promise<MachineAnswer> {
  return db.transaction(async (tx) => {
    const row = await lockAnswer(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    const isCurrent = (row.changedAt?.toISOString() ?? null) === seenAt;
    if (!isCurrent || row.answer === null) throw new AppError('ANSWER_CHANGED');
    const at = clock.now();
    const after = viewOf(await changeAnswer(tx, id, newAnswerOf(row.answer), at));
    const before = viewOf(row);
    await recordChange(tx, {
      actorId,
      action,
      subjectKind: 'machine_answer',
      subjectId: id,
      before: { letters: before.letters, texts: before.texts },
      after: { state: after.state, texts: after.texts },
      reason,
      at,
    });
    return after;
  });
}

type Correction = BodyOf<typeof machineAnswersAdmin.correct>;

/** Replaces texts; only those that the answer has. */
export const correctAnswer = (
  deps: AuditDeps,
  actorId: string,
  id: string,
  { texts, seen_at: seenAt, reason }: Correction,
) =>
  change(deps, { id, actorId, seenAt, reason, action: 'names.correct-answer' }, (answer) => {
    const own = new Set<string>(textsOf(answer).map(({ part }) => part));
    const given = Object.entries(texts).filter(([, localized]) => localized !== undefined);
    if (given.length === 0 || given.some(([part]) => !own.has(part)))
      throw new AppError('VALIDATION_FAILED', { fields: [{ path: 'texts', rule: 'parts' }] });
    return { ...Object(answer), ...Object.fromEntries(given) };
  });

/** Empties an answer but keeps its row, so that the model is not asked the same again. */
export const removeAnswer = (
  deps: AuditDeps,
  actorId: string,
  id: string,
  { seen_at: seenAt, reason }: BodyOf<typeof machineAnswersAdmin.remove>,
) => change(deps, { id, actorId, seenAt, reason, action: 'names.remove-answer' }, () => null);
