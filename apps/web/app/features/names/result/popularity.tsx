import type { NameResult } from '@ismi/contract';
import { intlLocale } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useRegisterNames } from '../../../i18n/use-register-names.ts';
import { CardHeading } from './card-heading.tsx';

/** How common the name is, by which statistics, and the limits of such a figure. */
export function Popularity({ result }: { result: NameResult }) {
  const { t } = useTranslation('names');
  const commonness = useTranslation('commonness');
  const nameRegisters = useRegisterNames();
  const locale = useLocale();
  const { popularity, popularity_score: score, popularity_place: place } = result;
  const { popularity_births: births, popularity_cognates: cognates } = result;
  if (!result.verified) return null;
  if (score === null || place === null) {
    return (
      <section>
        <CardHeading>{t('popularity.title')}</CardHeading>
        <p className="mt-2 text-ink-2 text-sm">{t('popularity.none')}</p>
        <p className="mt-1 text-ink-3 text-sm">{t('popularity.noHome')}</p>
      </section>
    );
  }
  const list = (items: readonly string[]) => new Intl.ListFormat(intlLocale(locale)).format(items);
  const formatted = new Intl.NumberFormat(intlLocale(locale));
  const share = new Intl.NumberFormat(intlLocale(locale), { style: 'percent' }).format(score / 100);
  return (
    <section>
      <CardHeading>{t('popularity.title')}</CardHeading>
      <p className="mt-2 flex items-center gap-3">
        <span aria-hidden="true" className="bar max-w-40 grow">
          <i style={{ width: `${score}%` }} />
        </span>
        <span className="font-semibold">
          {t(`popularity.place.${place}`)}
          {popularity && <>: {commonness.t(`class.${popularity}`)}</>}
        </span>
      </p>
      <p className="mt-2 text-ink-2 text-sm">
        {score > 0 && <span className="block">{t('popularity.rarer', { share })}</span>}
        {births !== null && births > 0 && (
          <span className="block">
            {t('popularity.births', { number: formatted.format(births) })}
          </span>
        )}
        {nameRegisters(result.popularity_sources)}
        {cognates.length > 0 && (
          <span className="block">
            {t('popularity.cognates', {
              list: list(
                cognates.map(({ form, births }) => `${form} (${formatted.format(births)})`),
              ),
            })}
          </span>
        )}
      </p>
      <p className="mt-1 text-ink-3 text-sm">{t('popularity.caveat')}</p>
    </section>
  );
}
