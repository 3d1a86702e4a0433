import type { ComparedName } from '@ismi/contract';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { BothScripts } from '../../i18n/both-scripts.tsx';
import { formatList, formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { NameSun } from '../../ui/brand/name-sun.tsx';
import { WarningLine } from '../../ui/feedback/warning-line.tsx';
import { compareAddress } from './compare-address.ts';

interface ComparisonTableProps {
  names: readonly ComparedName[];
  /** The favorite button. */
  heart: (name: ComparedName) => ReactNode;
}

/** Registers beyond these are only counted. */
const SHOWN_REGISTERS = 3;

function Commonness({ name }: { name: ComparedName }) {
  const { t } = useTranslation('compare');
  const commonness = useTranslation('commonness');
  const locale = useLocale();
  const { popularity, popularity_place: place, popularity_births: births } = name;
  const sources = name.popularity_sources;
  if (popularity === null || place === null || sources.length === 0) return t('noFigures');
  const named = sources
    .slice(0, SHOWN_REGISTERS)
    .map((source) => commonness.t('source', { name: source.name, year: String(source.until) }));
  const rest = sources.length - named.length;
  return (
    <>
      <span className="block font-semibold">{commonness.t(`class.${popularity}`)}</span>
      <span className="block text-ink-2">{t(`place.${place}`)}</span>
      {births !== null && births > 0 && (
        <span className="block text-ink-2">
          {t('births', { number: formatNumber(locale, births) })}
        </span>
      )}
      <span className="block text-ink-3 text-sm">
        {formatList(
          locale,
          rest > 0
            ? [...named, commonness.t('more', { number: formatNumber(locale, rest) })]
            : named,
        )}
      </span>
    </>
  );
}

function Travel({ name }: { name: ComparedName }) {
  const { t } = useTranslation('compare');
  const lists = useTranslation('name-lists');
  return (
    <dl className="grid gap-1.5">
      {name.travel.flatMap(({ reader, grade }) =>
        grade === null ? (
          []
        ) : (
          <div key={reader}>
            <dt className="text-ink-3 text-sm">{t(`readers.${reader}`)}</dt>
            <dd>{lists.t(`travels.${grade}`)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The names as columns, what is free to know of them as rows. On a phone the columns scroll beside their headings. */
export function ComparisonTable({ names, heart }: ComparisonTableProps) {
  const { t } = useTranslation('compare');
  const lists = useTranslation('name-lists');
  const words = useTranslation('name-words');
  const path = usePath();
  const slugs = names.map(({ slug }) => slug);
  const rows: [title: string, cell: (name: ComparedName) => ReactNode][] = [
    [
      t('rows.meaning'),
      ({ known_for: knownFor, meaning }) => (
        <>
          {knownFor && <span className="block font-semibold">{knownFor}</span>}
          <span className={knownFor ? 'text-ink-2' : 'font-semibold'}>{meaning}</span>
        </>
      ),
    ],
    [t('rows.origin'), ({ origin }) => origin],
    [t('rows.gender'), ({ gender }) => words.t(`genders.${gender}`)],
    [
      t('rows.pronunciation'),
      ({ pronunciation, ipa }) => (
        <>
          {pronunciation && <bdi className="block">{pronunciation}</bdi>}
          <bdi dir="ltr" className="text-ink-2">
            /{ipa}/
          </bdi>
        </>
      ),
    ],
    [t('rows.length'), ({ length }) => lists.t(`lengths.${length}`)],
    [t('rows.commonness'), (name) => <Commonness name={name} />],
    [t('rows.travel'), (name) => <Travel name={name} />],
    [
      t('rows.warning'),
      ({ warning }) => (warning ? <WarningLine>{warning}</WarningLine> : t('none')),
    ],
    [t('rows.favorite'), heart],
  ];
  return (
    // Scrolls by keyboard too, so it needs a tab stop and a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section tabIndex={0} aria-label={t('scroll')} className="comparison">
      <table>
        <thead>
          <tr>
            <td />
            {names.map(({ slug, address, name, name_latin: latin, name_ar: arabic }) => (
              <th key={slug} scope="col">
                <span className="flex items-start justify-between gap-2">
                  <NameSun canonicalName={slug} />
                  {names.length > 1 && (
                    <Link
                      to={compareAddress(
                        path('name-compare'),
                        slugs.filter((other) => other !== slug),
                      )}
                      aria-label={t('remove', { name })}
                      rel="nofollow"
                      preventScrollReset
                      className="btn-icon -me-2 -mt-2"
                    >
                      <X size={20} strokeWidth={1.75} aria-hidden />
                    </Link>
                  )}
                </span>
                <Link
                  to={path('name-page', { slug: address })}
                  className="mt-2 block hover:underline"
                >
                  <BothScripts latin={latin} arabic={arabic} />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, cell]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {names.map((name) => (
                <td key={name.slug}>{cell(name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
