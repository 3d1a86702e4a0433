import type { ResponseOf, wantedNames } from '@ismi/contract';
import { NAME_SEARCH_CREDITS } from '@ismi/contract/pricing';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { countWish } from '../../../data/count-wish.ts';
import { foundName } from '../../../data/name-completions/found-name.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { BothScripts } from '../../../i18n/both-scripts.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SmallSun } from '../../../ui/brand/small-sun.tsx';
import { queryUrl } from '../query-in-url.ts';

type Unknown = ResponseOf<typeof wantedNames.unknown>;

interface UnknownNameProps {
  letters: string;
  nearest: Unknown['nearest'];
  /** The field to look for another name. */
  search: ReactNode;
}

const capitalized = (letters: string, locale: string): string =>
  letters.replace(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, first: string) => before + first.toLocaleUpperCase(locale),
  );

/** The page of a name that we do not know: what resembles it, and the paid look-up. */
export function UnknownName({ letters, nearest, search }: UnknownNameProps) {
  const { t } = useTranslation('not-found');
  const locale = useLocale();
  const path = usePath();
  const name = capitalized(letters, locale);
  useEffect(() => countWish(letters), [letters]);
  return (
    <div className="wrap pt-8 md:pt-12">
      <title>{t('unknown.meta.title', { name })}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl md:text-5xl [overflow-wrap:anywhere]">
        {t('unknown.title', { name })}
      </h1>
      <p className="mt-4 max-w-[62ch] text-ink-2 text-lg">{t('unknown.text')}</p>
      {search}
      {nearest.length > 0 && (
        <section className="mt-8">
          <h2 className="text-2xl">{t('unknown.nearest')}</h2>
          <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {nearest.map((completion) => {
              const { id, address, name: own, otherScript } = foundName(completion, locale);
              return (
                <li key={id} className="flex items-center gap-3 border-line border-t">
                  <span className="row-sun">
                    <SmallSun canonicalName={id} />
                  </span>
                  <Link to={path('name-page', { slug: address })} className="name-row min-w-0 grow">
                    <BothScripts
                      latin={locale === 'ar' ? otherScript : own}
                      arabic={locale === 'ar' ? own : otherScript}
                    />
                    <span className="block text-md text-ink-2">{completion.meaning}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section className="mt-10 max-w-[62ch]">
        <h2 className="text-2xl">{t('unknown.ask')}</h2>
        <p className="mt-2 text-ink-2">{t('unknown.askText')}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to={`${path('home')}${queryUrl(name)}#name-search`} className="btn btn-secondary">
            {t('unknown.askAct', { name })}
          </Link>
          <span>
            <span className="cost">
              <span className="cost-mark" />
              {t('unknown.price', { count: NAME_SEARCH_CREDITS })}
            </span>
            <span className="block">
              <ApproximatePrice credits={NAME_SEARCH_CREDITS} />
            </span>
          </span>
        </p>
        <p className="mt-4 text-ink-3 text-sm">{t('unknown.counted')}</p>
      </section>
    </div>
  );
}
