import { NAME_SEARCH_CREDITS } from '@ismi/contract/pricing';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { countWish } from '../../../data/count-wish.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';

interface MachineOfferProps {
  query: string;
  /** The query in the form in which wishes are counted; undefined where it may be only the beginning of a name. */
  wish: string | undefined;
  /** The button or link. */
  children: ReactNode;
}

/** For a name that the catalogue does not have: what a look-up brings, and its price. */
export function MachineOffer({ query, wish, children }: MachineOfferProps) {
  const { t } = useTranslation('name-search');
  const search = useTranslation('search');
  useEffect(() => {
    if (wish !== undefined) countWish(wish);
  }, [wish]);
  return (
    <section className="mt-8 max-w-[46rem] rounded-lg bg-sunken p-5 md:p-6">
      <h3 className="text-xl [overflow-wrap:anywhere]">{t('machine.title', { query })}</h3>
      <p className="mt-1.5 text-ink-2">{t('machine.text')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <span className="cost">
          <span className="cost-mark" />
          {search.t('price', { count: NAME_SEARCH_CREDITS })}
        </span>
        <ApproximatePrice credits={NAME_SEARCH_CREDITS} />
      </div>
    </section>
  );
}
