import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { DocumentTable, type TableFacts } from './document-table.tsx';
import type { Block, LegalDocument } from './parse-document.ts';
import { Spans } from './spans.tsx';

const anchorOf = (number: number): string => `section-${number}`;

const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

function Contents({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation('legal');
  const headings = headingsOf(blocks);
  if (headings.length < 6) return null;
  return (
    <nav aria-labelledby="contents" className="card mt-8 px-5 py-4 print:hidden">
      <h2 id="contents" className="font-sans font-semibold text-base">
        {t('contents')}
      </h2>
      <ol className="mt-1 gap-x-8 sm:columns-2">
        {headings.map((heading, index) => (
          <li key={heading} className="break-inside-avoid">
            <a
              href={`#${anchorOf(index + 1)}`}
              className="flex min-h-11 items-center gap-2 py-1 text-ink-2 hover:text-ink sm:min-h-9"
            >
              <span className="tnum w-6 shrink-0 text-ink-3">{index + 1}</span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function DocumentBlock({
  block,
  number,
  facts,
}: {
  block: Block;
  number: number;
  facts: TableFacts;
}) {
  if (block.kind === 'heading')
    return (
      <h2
        id={anchorOf(number)}
        className="mt-10 scroll-mt-6 break-after-avoid text-2xl md:text-[1.75rem]"
      >
        <span className="tnum me-2 text-ink-3">{number}</span>
        {block.text}
      </h2>
    );
  if (block.kind === 'text')
    return (
      <p className="mt-3 text-ink-2">
        <Spans spans={block.spans} />
      </p>
    );
  if (block.kind === 'list')
    return (
      <ul className="mt-3 grid gap-2 ps-1">
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never change their order
          <li key={index} className="flex gap-3 text-ink-2">
            <span aria-hidden className="nuqta mt-[0.55em]" />
            <span>
              <Spans spans={item} />
            </span>
          </li>
        ))}
      </ul>
    );
  return <DocumentTable table={block.table} rows={block.rows} facts={facts} />;
}

function PrintButton() {
  const { t } = useTranslation('legal');
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      disabled={!isHydrated}
      onClick={() => window.print()}
      className="btn btn-secondary print:hidden"
    >
      <Printer size={18} strokeWidth={1.75} aria-hidden />
      {t('print')}
    </button>
  );
}

/** A legal document with numbered sections and its date, also for printing. */
export function LegalPage({ document, facts }: { document: LegalDocument; facts: TableFacts }) {
  const { t } = useTranslation('legal');
  const locale = useLocale();
  const { heading, version, blocks } = document;
  let number = 0;
  return (
    <article className="max-w-[46rem]">
      <h1 className="text-4xl [overflow-wrap:anywhere] md:text-5xl">{heading}</h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-3">
          <time dateTime={version}>
            {t('version', { date: formatCalendarDay(locale, version, { dateStyle: 'long' }) })}
          </time>
        </p>
        <PrintButton />
      </div>
      <Contents blocks={blocks} />
      <div className="mt-6">
        {blocks.map((block, index) => {
          if (block.kind === 'heading') number += 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never change their order
            <DocumentBlock key={index} block={block} number={number} facts={facts} />
          );
        })}
      </div>
    </article>
  );
}
