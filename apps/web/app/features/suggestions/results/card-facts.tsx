import type { SuggestedName } from '@ismi/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listComma } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useRegisterNames } from '../../../i18n/use-register-names.ts';
import { useTextLanguage } from '../../../i18n/use-text-language.ts';
import { latinOf } from './format-for-sharing.ts';

const SHOWN_VARIANTS = 3;
const SHOWN_REGISTERS = 2;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </>
);

/** The catalogue's facts on a card; the rest is collapsed. */
export function CardFacts({ suggested }: { suggested: SuggestedName }) {
  const { t } = useTranslation('results');
  const commonness = useTranslation('commonness');
  const nameRegisters = useRegisterNames();
  const locale = useLocale();
  const writtenIn = useTextLanguage();
  const { origin, pronunciation, popularity, popularity_score } = suggested;
  const own = latinOf(suggested);
  const variants = suggested.cultural_variants
    .filter((variant) => variant !== own && variant !== suggested.name_ar)
    .slice(0, SHOWN_VARIANTS);
  return (
    <dl className="grid grid-cols-[fit-content(7.5rem)_minmax(0,1fr)] gap-x-4 gap-y-1 text-md">
      {origin && (
        <Fact label={t('card.origin')}>
          <span {...writtenIn(suggested.facts_language)}>{origin}</span>
        </Fact>
      )}
      {pronunciation && (
        <Fact label={t('card.pronunciation')}>
          <bdi>{pronunciation}</bdi>
        </Fact>
      )}
      {variants.length > 0 && (
        <Fact label={t('card.variants')}>
          {variants.map((variant, index) => (
            <span key={variant}>
              <bdi>{variant}</bdi>
              {index < variants.length - 1 && listComma(locale)}
            </span>
          ))}
        </Fact>
      )}
      {popularity_score !== null && popularity && (
        <Fact label={t('card.popularity')}>
          <span className="flex items-center gap-2.5">
            <span aria-hidden="true" className="bar bar-thin max-w-24 grow">
              <i style={{ width: `${popularity_score}%` }} />
            </span>
            <span className="tnum">{popularity_score}</span>
            <span className="text-ink-3">{commonness.t(`class.${popularity}`)}</span>
          </span>
          <span className="block text-ink-3 text-sm">
            {nameRegisters(suggested.popularity_sources, SHOWN_REGISTERS)}
          </span>
        </Fact>
      )}
    </dl>
  );
}
