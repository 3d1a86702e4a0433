import type { SuggestedName } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../i18n/country-and-language-names.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useTextLanguage } from '../../../i18n/use-text-language.ts';
import { Collapsible } from '../../../ui/overlay/collapsible.tsx';

/** All facts of a search result; included in the price of the list. */
export function CardMore({ suggested }: { suggested: SuggestedName }) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const writtenIn = useTextLanguage();
  const { description, namesakes, cautions, quran } = suggested;
  const isEmpty = !description && namesakes.length + cautions.length + quran.length === 0;
  if (isEmpty) return null;
  return (
    <Collapsible
      title={t('card.more', { name: suggested.name })}
      look="words"
      className="card-more text-md print:hidden"
    >
      <div className="grid gap-3 pb-1 text-ink-2">
        {description && <p {...writtenIn(suggested.facts_language)}>{description}</p>}
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
                  <bdi className="text-ink">{word}</bdi> ({languageName(locale, language)}): {text}
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
    </Collapsible>
  );
}
