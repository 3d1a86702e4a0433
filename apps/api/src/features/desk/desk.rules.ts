import type { DeskItem, Locale, NameReportPart, ProblemReason } from '@ismi/contract';

interface Known {
  userId: string | null;
  userName: string | null;
  userEmail: string | null;
}

interface Payment {
  id: string;
  amountMinor: number;
  currency: string;
  credits: number;
  status: string;
  createdAt: Date;
}

const personOf = ({ userId, userName, userEmail }: Known): DeskItem['user'] =>
  userId === null ? null : { id: userId, name: userName ?? '', email: userEmail ?? '' };

const paymentOf = (payment: Payment | null): DeskItem['payment'] =>
  payment && {
    id: payment.id,
    amount: payment.amountMinor / 100,
    currency: payment.currency,
    credits: payment.credits,
    status: payment.status,
    created_at: payment.createdAt.toISOString(),
  };

interface Handled {
  handledAt: Date | null;
  handlingNote: string | null;
}

const handlingOf = ({ handledAt, handlingNote }: Handled, by: string | null) => ({
  status: handledAt ? ('handled' as const) : ('open' as const),
  note: handlingNote,
  handled_at: handledAt?.toISOString() ?? null,
  handled_by: by,
});

const NOTHING = { contact: null, problem: null, report: null, payment: null, user: null };

interface MessageRow extends Known {
  message: Handled & {
    id: string;
    reference: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    language: Locale;
    answerText: string | null;
    answeredAt: Date | null;
    createdAt: Date;
  };
  handledBy: string | null;
}

/** A message, with the account of its address and that account's last payment. */
export function messageView(row: MessageRow, payment: Payment | null): DeskItem {
  const { message } = row;
  return {
    ...NOTHING,
    ...handlingOf(message, row.handledBy),
    kind: 'contact',
    id: message.id,
    created_at: message.createdAt.toISOString(),
    user: personOf(row),
    payment: paymentOf(payment),
    contact: {
      reference: message.reference,
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      language: message.language,
      answer: message.answerText,
      answered_at: message.answeredAt?.toISOString() ?? null,
    },
  };
}

interface ReportRow extends Known {
  report: Handled & {
    id: string;
    nameId: string;
    part: NameReportPart;
    message: string;
    language: Locale;
    createdAt: Date;
  };
  handledBy: string | null;
}

export function reportView(row: ReportRow, name: string): DeskItem {
  const { report } = row;
  return {
    ...NOTHING,
    ...handlingOf(report, row.handledBy),
    kind: 'name_report',
    id: report.id,
    created_at: report.createdAt.toISOString(),
    user: personOf(row),
    report: {
      name_id: report.nameId,
      name,
      part: report.part,
      message: report.message,
      language: report.language,
    },
  };
}

interface Problem {
  reason: ProblemReason;
  detail: string | null;
  note: string | null;
  handled_by: string | null;
}

interface About extends Known {
  payment: Payment;
}

export const problemView = (
  place: { id: string; since: string; handled_at: string | null },
  problem: Problem,
  about: About | undefined,
): DeskItem => ({
  ...NOTHING,
  kind: 'payment',
  id: place.id,
  status: place.handled_at ? 'handled' : 'open',
  note: problem.note,
  handled_at: place.handled_at && new Date(place.handled_at).toISOString(),
  handled_by: problem.handled_by,
  created_at: new Date(place.since).toISOString(),
  user: about ? personOf(about) : null,
  payment: paymentOf(about?.payment ?? null),
  problem: { reason: problem.reason, detail: problem.detail },
});
