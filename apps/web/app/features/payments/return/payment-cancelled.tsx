import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { backTo, packagesFor } from '../../../lib/errand.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { usePath } from '../../../lib/use-path.ts';
import { purchaseTrip } from '../purchase-trip.ts';
import { useLanguageOfPurchase } from './use-language-of-purchase.ts';

const HINTS = ['again', 'other', 'question'] as const;

/** The buyer turned back at PayPal: calm, with help for whoever did not mean to, and with the way back to what the credits were for. */
export function PaymentCancelled() {
  const { t } = useTranslation('payment');
  const path = usePath();
  useLanguageOfPurchase();
  // Only this tab knows, not the server.
  const errand = useHydrated() ? purchaseTrip() : undefined;
  return (
    <div className="wrap max-w-[38rem] pt-12 text-center md:pt-20">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-sunken text-ink-2">
        <X size={30} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 className="mt-6 text-4xl md:text-5xl">{t('cancelled.title')}</h1>
      <p className="mt-3 text-ink-2 text-lg">{t('cancelled.text')}</p>
      {errand && <p className="mt-1 text-ink-2 text-lg">{t(`cancelled.kept.${errand.to}`)}</p>}
      <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:justify-center">
        <Link to={packagesFor(path, errand)} className="btn btn-primary px-8">
          {t('toCredits')}
        </Link>
        {errand && (
          <Link to={backTo(path, errand)} className="btn btn-secondary">
            {t(`cancelled.back.${errand.to}`)}
          </Link>
        )}
        <Link to={path('home')} className="btn btn-secondary">
          {t('toHome')}
        </Link>
      </div>
      <section className="card mt-10 p-6 text-start">
        <h2 className="text-xl">{t('cancelled.help')}</h2>
        <ul className="mt-3 grid gap-2.5">
          {HINTS.map((hint) => (
            <li key={hint} className="flex gap-3 text-ink-2">
              <span className="nuqta mt-2.5" />
              <span>
                {t(`cancelled.hints.${hint}`)}{' '}
                {hint === 'question' && (
                  <Link to={path('contact')} className="link">
                    {t('problem.contact')}
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
