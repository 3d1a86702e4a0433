import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { usePath } from '../../../browser/use-path.ts';
import { packagesPath, purchaseGoalPath } from '../../../data/credits/purchase-goal.ts';
import { rememberedPurchaseGoal } from '../purchase-redirect-state.ts';
import { useLanguageOfPurchase } from './use-language-of-purchase.ts';

const HINTS = ['again', 'other', 'question'] as const;

/** The buyer cancelled at PayPal: help if that was a mistake, and a link back to what the credits were for. */
export function PaymentCancelled() {
  const { t } = useTranslation('payment');
  const path = usePath();
  useLanguageOfPurchase();
  // Only this tab has it, not the server.
  const goal = useHydrated() ? rememberedPurchaseGoal() : undefined;
  return (
    <div className="wrap max-w-[38rem] pt-12 text-center md:pt-20">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-sunken text-ink-2">
        <X size={30} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 className="mt-6 text-4xl md:text-5xl">{t('cancelled.title')}</h1>
      <p className="mt-3 text-ink-2 text-lg">{t('cancelled.text')}</p>
      {goal && <p className="mt-1 text-ink-2 text-lg">{t(`cancelled.kept.${goal.to}`)}</p>}
      <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:justify-center">
        <Link to={packagesPath(path, goal)} className="btn btn-primary px-8">
          {t('toCredits')}
        </Link>
        {goal && (
          <Link to={purchaseGoalPath(path, goal)} className="btn btn-secondary">
            {t(`cancelled.back.${goal.to}`)}
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
