import type { SuggestedName } from '@ismi/contract';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** All that a search would tell; it is paid for with the list. */
export function CardMore({ suggested }: { suggested: SuggestedName }) {
  const { t } = useTranslation('results');
  const { description, namesakes, cautions, quran } = suggested;
  const isEmpty = !description && namesakes.length + cautions.length + quran.length === 0;
  if (isEmpty) return null;
  return (
    <details className="group mt-3 text-md print:hidden">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-primary [&::-webkit-details-marker]:hidden">
        {t('card.more', { name: suggested.name })}
        <ChevronDown
          size={17}
          strokeWidth={2}
          aria-hidden
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-1 text-ink-2">
        {description && <p>{description}</p>}
        {namesakes.length > 0 && (
          <div>
            <p className="font-semibold text-ink">{t('card.namesakes')}</p>
            <ul className="mt-1 grid gap-1.5">
              {namesakes.map(({ name, line }) => (
                <li key={name}>
                  <span className="text-ink">{name}</span>: {line}
                </li>
              ))}
            </ul>
          </div>
        )}
        {cautions.length > 0 && (
          <div>
            <p className="font-semibold text-ink">{t('card.cautions')}</p>
            <ul className="mt-1 grid gap-1.5">
              {cautions.map(({ language, word, text }) => (
                <li key={`${language} ${word}`}>
                  <bdi className="text-ink">{word}</bdi> ({language}): {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        {quran.length > 0 && (
          <p>
            <span className="font-semibold text-ink">{t('card.quran')}</span>{' '}
            <bdi>{quran.join(' · ')}</bdi>
          </p>
        )}
      </div>
    </details>
  );
}
