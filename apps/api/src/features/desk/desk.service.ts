import {
  type DeskItem,
  type DeskKind,
  type DeskStatus,
  type Locale,
  pagesOf,
} from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { knownNames } from '../names/known-names.service.ts';
import {
  countDeskRows,
  type DeskRow,
  lastPaymentsOf,
  messagesById,
  pageOfDeskRows,
  paymentsById,
  problemsByKey,
  reportsById,
} from './desk.queries.ts';
import { messageView, problemView, reportView } from './desk.rules.ts';

type DeskDeps = Pick<Deps, 'db' | 'clock'>;

interface Wanted {
  kind?: DeskKind | undefined;
  status: DeskStatus;
  page: number;
  limit: number;
}

/** One page of open or handled items, each with the user and payment concerned. */
export async function readDesk(deps: DeskDeps, wanted: Wanted, locale: Locale) {
  const { kind, status, page, limit } = wanted;
  const now = deps.clock.now();
  const [places, open, counted] = await Promise.all([
    pageOfDeskRows(deps.db, { kind, status, limit, offset: (page - 1) * limit }, now),
    countDeskRows(deps.db, 'open', now),
    status === 'open' ? undefined : countDeskRows(deps.db, status, now),
  ]);
  const total = (counted ?? open)
    .filter((each) => kind === undefined || each.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
  const countOf = (of: DeskKind) => open.find((each) => each.kind === of)?.count ?? 0;
  return {
    items: await itemsAt(deps, places, locale),
    pagination: { page, pages: pagesOf(total, limit), total },
    open: {
      contact: countOf('contact'),
      payment: countOf('payment'),
      name_report: countOf('name_report'),
    },
  };
}

/** Number of open items of all kinds. */
export async function countOpenItems({ db, clock }: DeskDeps): Promise<number> {
  const open = await countDeskRows(db, 'open', clock.now());
  return open.reduce((sum, { count }) => sum + count, 0);
}

const idsOf = (places: readonly DeskRow[], kind: DeskKind) =>
  places.filter((place) => place.kind === kind).map(({ id }) => id);

/** The items at these positions; one deleted or settled a moment ago is left out. */
async function itemsAt(deps: DeskDeps, places: readonly DeskRow[], locale: Locale) {
  const found = [
    ...(await messagesAt(deps, idsOf(places, 'contact'))),
    ...(await reportsAt(deps, idsOf(places, 'name_report'), locale)),
    ...(await problemsAt(
      deps,
      places.filter(({ kind }) => kind === 'payment'),
    )),
  ];
  const byPlace = new Map(found.map((item) => [`${item.kind} ${item.id}`, item]));
  return places.flatMap(({ kind, id }) => byPlace.get(`${kind} ${id}`) ?? []);
}

async function messagesAt({ db }: DeskDeps, ids: readonly string[]): Promise<DeskItem[]> {
  const rows = await messagesById(db, ids);
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  const last = await lastPaymentsOf(db, userIds);
  return rows.map((row) =>
    messageView(row, last.find((payment) => payment.userId === row.userId) ?? null),
  );
}

async function reportsAt(deps: DeskDeps, ids: readonly string[], locale: Locale) {
  if (ids.length === 0) return [];
  const names = await knownNames(deps);
  const rows = await reportsById(deps.db, ids);
  return rows.map((row) =>
    reportView(row, names.brief(row.report.nameId, locale)?.name_latin ?? row.report.nameId),
  );
}

async function problemsAt(
  { db, clock }: DeskDeps,
  places: readonly DeskRow[],
): Promise<DeskItem[]> {
  const keys = places.map(({ id }) => id);
  const problems = await problemsByKey(db, keys, clock.now());
  const paymentIds = problems.flatMap(({ payment_id }) => payment_id ?? []);
  const concerned = await paymentsById(db, paymentIds);
  return places.flatMap((place) => {
    const problem = problems.find(({ key }) => key === place.id);
    if (!problem) return [];
    const about = concerned.find(({ payment }) => payment.id === problem.payment_id);
    return [problemView(place, problem, about)];
  });
}
