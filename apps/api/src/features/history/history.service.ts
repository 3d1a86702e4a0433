import type { HistoryFilter, Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { readHistory } from '../credits/credits.service.ts';
import { namesOfSubjects } from '../names/history.service.ts';

interface HistoryRequest {
  userId: string;
  filter: HistoryFilter;
  cursor?: number | undefined;
  limit: number;
  locale: Locale;
}

/** The credit history with the name of each search: the ledger itself holds no names. */
export async function readNamedHistory(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, ...request }: HistoryRequest,
) {
  const { transactions, ...page } = await readHistory(deps.db, userId, request);
  const subjects = transactions.flatMap(({ receiptSubject }) => receiptSubject ?? []);
  const names = await namesOfSubjects(deps, subjects, request.locale);
  return {
    ...page,
    transactions: transactions.map(({ receiptSubject, ...transaction }) => ({
      ...transaction,
      subject: (receiptSubject && names.get(receiptSubject)) ?? transaction.subject,
    })),
  };
}
