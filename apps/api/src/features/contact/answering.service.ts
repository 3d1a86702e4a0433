import { AUDIT_OWN_REASONS, type DeskStatus } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { AppError } from '../../lib/app-error.ts';
import { getHandlingOf, lockMessage, updateMessage } from './contact.queries.ts';

type AnsweringDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>;

async function viewOf(tx: Tx, id: string) {
  const { note, handledAt, handledBy } = await getHandlingOf(tx, id);
  return {
    status: handledAt ? ('handled' as const) : ('open' as const),
    note,
    handled_at: handledAt?.toISOString() ?? null,
    handled_by: handledBy,
  };
}

async function lockKnown(tx: Tx, id: string) {
  const message = await lockMessage(tx, id);
  if (!message) throw new AppError('NOT_FOUND');
  return message;
}

/** Answers a message by mail, in its language, and marks it handled. Safe to repeat: the same text is sent once. */
export async function answerMessage(
  deps: AnsweringDeps,
  actorId: string,
  id: string,
  answer: string,
) {
  return deps.db.transaction(async (tx) => {
    const message = await lockKnown(tx, id);
    if (message.answerText === answer) return viewOf(tx, id);
    if (message.answerText !== null) throw new AppError('ALREADY_ANSWERED');
    const at = deps.clock.now();
    await updateMessage(tx, id, {
      answerText: answer,
      answeredAt: at,
      handledAt: at,
      handledBy: actorId,
    });
    await queueMail(tx, deps.jobs, {
      to: message.email,
      replyTo: deps.config.operator.email,
      locale: message.language,
      mail: {
        template: 'contactAnswered',
        props: {
          reference: message.reference,
          answer,
          subject: message.subject,
          message: message.message,
        },
      },
    });
    await recordChange(tx, {
      actorId,
      action: 'contact.answer',
      subjectKind: 'contact_message',
      subjectId: id,
      before: { status: message.handledAt ? 'handled' : 'open' },
      // The text is deleted with the message; the log outlives both.
      after: { status: 'handled', answered: true },
      reason: AUDIT_OWN_REASONS.answered,
      at,
    });
    return viewOf(tx, id);
  });
}

interface Handling {
  status: DeskStatus;
  note: string;
}

/** Marks a message as handled or open. Safe to repeat: an unchanged state is left alone. */
export async function handleMessage(
  deps: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  id: string,
  { status, note }: Handling,
) {
  return deps.db.transaction(async (tx) => {
    const message = await lockKnown(tx, id);
    const before = message.handledAt ? 'handled' : 'open';
    if (before === status && message.handlingNote === note) return viewOf(tx, id);
    const at = deps.clock.now();
    const isHandled = status === 'handled';
    await updateMessage(tx, id, {
      handledAt: isHandled ? at : null,
      handledBy: isHandled ? actorId : null,
      handlingNote: note,
    });
    await recordChange(tx, {
      actorId,
      action: 'contact.handle',
      subjectKind: 'contact_message',
      subjectId: id,
      before: { status: before },
      after: { status },
      reason: note,
      at,
    });
    return viewOf(tx, id);
  });
}
