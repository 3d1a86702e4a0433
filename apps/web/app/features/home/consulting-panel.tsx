import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../lib/use-path.ts';
import { Shamsa } from '../../ui/shamsa.tsx';

const WAYS = ['mail', 'instagram'] as const;

/** For whoever would rather speak with a person: both ways with their prices. */
export function ConsultingPanel() {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <section className="wrap mt-16 md:mt-24">
      <div className="card relative isolate overflow-hidden p-6 md:flex md:items-center md:gap-12 md:p-10">
        <Shamsa
          name="consulting"
          strokeWidth={0.8}
          className="absolute -top-20 start-1/2 -z-10 w-72 text-primary opacity-10"
        />
        <div className="grow">
          <h2 className="max-w-[16em] text-3xl md:text-4xl">{t('consulting.title')}</h2>
          <p className="mt-3 max-w-[34rem] text-ink-2">{t('consulting.text')}</p>
        </div>
        <div className="mt-6 shrink-0 md:mt-0">
          <ul className="grid gap-2">
            {WAYS.map((way) => (
              <li key={way} className="flex items-baseline justify-between gap-6">
                {t(`consulting.${way}`)}
                <span className="cost">
                  <span className="cost-mark" />
                  {t('consulting.credits', { count: CONSULTING_CREDITS[way] })}
                </span>
              </li>
            ))}
          </ul>
          <Link to={path('consulting')} className="btn btn-primary mt-5 w-full">
            {t('consulting.link')}
            <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="flip" />
          </Link>
        </div>
      </div>
    </section>
  );
}
