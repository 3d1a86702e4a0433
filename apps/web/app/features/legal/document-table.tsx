import { intlLocale, type Locale } from '@ismi/contract/locales';
import {
  CONSULTING_CREDITS,
  ISLAMIC_ANALYSIS_CREDITS,
  NAME_SEARCH_CREDITS,
  QUESTIONNAIRE_MAXIMUM,
  QUESTIONNAIRE_MINIMUM,
} from '@ismi/contract/pricing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_STORED_KEYS } from '../../browser/all-stored-keys.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Row, TableName } from './parse-document.ts';
import { RETAINED_DATA } from './retained-data.ts';
import { Spans } from './spans.tsx';
import { STORED_FACTS } from './stored-facts.ts';

/** Data that only the server has; the rest is in lists of the app. */
export interface TableFacts {
  operator?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Undefined: the API could not be reached, so all possible recipients are listed. */
  recipients?: readonly { kind: string; operated_by: string | null }[] | undefined;
}

const inUnit = (locale: Locale, unit: 'year' | 'day' | 'minute', value: number): string =>
  new Intl.NumberFormat(intlLocale(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value);

const DAYS_OF_A_YEAR = 365;

/** From two years on, the period is shown in years. */
const daysIn = (locale: Locale, days: number): string =>
  days < 2 * DAYS_OF_A_YEAR
    ? inUnit(locale, 'day', days)
    : inUnit(locale, 'year', Math.floor(days / DAYS_OF_A_YEAR));

const Term = ({
  term,
  note,
  children,
}: {
  term: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) => (
  <div className="break-inside-avoid border-line border-t py-3 first:border-t-0">
    <dt className="font-semibold [overflow-wrap:anywhere]">{term}</dt>
    <dd className="text-ink-2">{children}</dd>
    {note && <dd className="text-ink-3 text-sm">{note}</dd>}
  </div>
);

function StoredRow({ row }: { row: Row }) {
  const { t } = useTranslation('legal');
  const locale = useLocale();
  const key = row.key as keyof typeof ALL_STORED_KEYS;
  const { where, until } = STORED_FACTS[key];
  const time = () => {
    if (typeof until === 'string') return t(`until.${until}`);
    return 'days' in until
      ? inUnit(locale, 'day', until.days)
      : inUnit(locale, 'minute', until.minutes);
  };
  return (
    <Term
      term={
        <bdi dir="ltr" className="font-mono text-sm">
          {ALL_STORED_KEYS[key]}
        </bdi>
      }
      note={`${t(`where.${where}`)} · ${time()}`}
    >
      <Spans spans={row.spans} />
    </Term>
  );
}

function RecipientRow({ row, facts }: { row: Row; facts: TableFacts }) {
  const { t } = useTranslation('legal');
  const known = facts.recipients?.find(({ kind }) => kind === row.key);
  if (facts.recipients && !known) return null;
  return (
    <Term
      term={t(`recipients.${row.key}`)}
      note={known && <bdi>{known.operated_by ?? t('ownServers')}</bdi>}
    >
      <Spans spans={row.spans} />
    </Term>
  );
}

function RetentionRow({ row }: { row: Row }) {
  const { t } = useTranslation('legal');
  const locale = useLocale();
  const kept = RETAINED_DATA.find(({ topic }) => topic === row.key)?.kept;
  if (!kept) return null;
  return (
    <div className="flex break-inside-avoid flex-wrap justify-between gap-x-6 border-line border-t py-3 first:border-t-0">
      <dt className="text-ink-2">
        <Spans spans={row.spans} />
      </dt>
      <dd className="font-semibold">
        {typeof kept === 'string' ? t(`kept.${kept}`) : daysIn(locale, kept.days)}
      </dd>
    </div>
  );
}

function OperatorRow({ row, facts }: { row: Row; facts: TableFacts }) {
  const value = facts.operator?.[row.key];
  if (value === undefined) return null;
  const lines = typeof value === 'string' ? [value] : value;
  return (
    <Term term={<Spans spans={row.spans} />}>
      {lines.map((line) => (
        // The line follows the direction of the page, its text its own direction.
        <span key={line} className="block [overflow-wrap:anywhere]">
          {row.key === 'email' ? (
            <a href={`mailto:${line}`} className="link inline-block py-1">
              <bdi>{line}</bdi>
            </a>
          ) : (
            <bdi>{line}</bdi>
          )}
        </span>
      ))}
    </Term>
  );
}

const PRICES: Readonly<Record<string, readonly number[]>> = {
  search: [NAME_SEARCH_CREDITS],
  analysis: [ISLAMIC_ANALYSIS_CREDITS],
  questionnaire: [QUESTIONNAIRE_MINIMUM, QUESTIONNAIRE_MAXIMUM],
  mail: [CONSULTING_CREDITS.mail],
  instagram: [CONSULTING_CREDITS.instagram],
};

function PriceRow({ row }: { row: Row }) {
  const { t } = useTranslation('legal');
  const price = PRICES[row.key] ?? [];
  return (
    <div className="flex break-inside-avoid flex-wrap justify-between gap-x-6 border-line border-t py-3 first:border-t-0">
      <dt className="text-ink-2">
        <Spans spans={row.spans} />
      </dt>
      <dd className="tnum font-semibold">
        {t('credits', { count: price.at(-1) ?? 0, amount: price.join('–') })}
      </dd>
    </div>
  );
}

const ROWS = {
  operator: OperatorRow,
  recipients: RecipientRow,
  stored: StoredRow,
  retention: RetentionRow,
  prices: PriceRow,
} satisfies Record<TableName, unknown>;

/** One of the page's own lists, with the labels of the document. */
export function DocumentTable({
  table,
  rows,
  facts,
}: {
  table: TableName;
  rows: readonly Row[];
  facts: TableFacts;
}) {
  const RowOfTable = ROWS[table];
  return (
    <dl className="card my-5 px-5 py-1">
      {rows.map((row) => (
        <RowOfTable key={row.key} row={row} facts={facts} />
      ))}
    </dl>
  );
}
