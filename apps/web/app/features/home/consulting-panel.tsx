import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { InstagramIcon } from '../../ui/brand/instagram-icon.tsx';
import { Shamsa } from '../../ui/brand/shamsa.tsx';

const WAYS = [
  { way: 'mail', icon: <Mail size={22} strokeWidth={1.75} aria-hidden /> },
  { way: 'instagram', icon: <InstagramIcon size={22} /> },
] as const;

/** Personal consulting: both kinds with their prices, on its own background in both themes. */
export function ConsultingPanel() {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <section className="wrap mt-16 md:mt-24">
      <div className="night-panel glaze-gece">
        <Shamsa
          name="consulting"
          strokeWidth={0.38}
          className="absolute -end-[150px] -top-[110px] -z-10 w-[520px] max-w-none text-[var(--l)] opacity-20 md:opacity-40"
        />
        <div className="max-w-[38rem]">
          <h2 className="text-3xl md:text-4xl">{t('consulting.title')}</h2>
          <p className="mt-3 text-[var(--m)]">{t('consulting.text')}</p>
          <ul className="mt-6 grid gap-3 sm:grid-cols-2">
            {WAYS.map(({ way, icon }) => (
              <li key={way}>
                <Link
                  to={path('consulting')}
                  className="flex h-full items-center gap-3 rounded-md border max-sm:flex-wrap border-[var(--l)] p-4 font-semibold hover:bg-[var(--i)]/10"
                >
                  <span className="shrink-0">{icon}</span>
                  {t(`consulting.${way}`)}
                  <span className="tnum ms-auto whitespace-nowrap text-[#f2cc7c]">
                    {t('consulting.credits', { count: CONSULTING_CREDITS[way] })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
