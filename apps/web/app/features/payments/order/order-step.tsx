import type { CreditPackage } from '@ismi/contract';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { useLoginPath } from '../../../browser/use-login-path.ts';
import { usePath } from '../../../browser/use-path.ts';
import { type PurchaseGoal, packagesPath } from '../../../data/credits/purchase-goal.ts';
import { SessionGate } from '../../../data/session/session-gate.tsx';
import { LoadingIndicator } from '../../../ui/feedback/loading-indicator.tsx';
import type { Country } from './order-form.tsx';
import { OrderTotal } from './order-total.tsx';

// Only signed-in users can order, so it is never rendered on the server.
const loadOrderForm = () => import('./order-form.tsx').then((module) => module.OrderForm);
const OrderForm = lazyPart(loadOrderForm);

interface OrderStepProps {
  offered: CreditPackage;
  countries: readonly Country[];
  /** The purchase goal. */
  goal: PurchaseGoal | undefined;
}

const Waiting = () => (
  <div className="grid min-h-40 place-items-center">
    <LoadingIndicator size="large" />
  </div>
);

/** Guests sign in to buy, and return to this order. */
function SignInFirst({ offered }: { offered: CreditPackage }) {
  const { t } = useTranslation('order');
  const loginPath = useLoginPath();
  return (
    <div className="grid gap-3">
      <OrderTotal offered={offered} vatRate={undefined} />
      <p className="mt-3 font-semibold text-lg">{t('signIn.title')}</p>
      <p className="text-ink-2">{t('signIn.text')}</p>
      <Link to={loginPath} className="btn btn-primary mt-1">
        {t('signIn.button')}
      </Link>
    </div>
  );
}

/** The chosen package, then the order form. */
export function OrderStep({ offered, countries, goal }: OrderStepProps) {
  const { t } = useTranslation('order');
  const shared = useTranslation();
  const path = usePath();
  const { name, description, credits, base_credits, bonus_credits } = offered;
  return (
    <div className="wrap max-w-[36rem] pt-6 md:pt-10">
      {/* Keeps the purchase goal, so that another package returns to it too. */}
      <Link
        to={packagesPath(path, goal)}
        className="link inline-flex min-h-11 items-center gap-2 no-underline"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="flip" />
        {t('back')}
      </Link>
      <h1 className="mt-2 text-3xl md:text-4xl">{t('title')}</h1>
      <div className="card mt-6 grid gap-5 p-5 md:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <h2 className="text-xl">{name}</h2>
            <p className="text-ink-2 text-sm">{description}</p>
          </div>
          <p className="shrink-0 grow text-end">
            <span className="tnum block font-semibold text-xl">
              {t('credits', { count: credits })}
            </span>
            <span className="tnum block text-ink-3 text-sm">
              {t('made', { base: base_credits, bonus: bonus_credits })}
            </span>
          </p>
        </div>
        <div>
          <SessionGate
            checking={<Waiting />}
            guest={<SignInFirst offered={offered} />}
            failed={(failure, retry) => (
              <div className="grid gap-3">
                <p role="alert">{shared.t(failure)}</p>
                <button type="button" onClick={retry} className="btn btn-secondary">
                  {shared.t('retry')}
                </button>
              </div>
            )}
          >
            {() => (
              <Suspense fallback={<Waiting />}>
                <OrderForm offered={offered} countries={countries} goal={goal} />
              </Suspense>
            )}
          </SessionGate>
        </div>
      </div>
      <p className="mt-4 text-ink-2 text-sm">{t('withdrawal')}</p>
    </div>
  );
}
