import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CreditsScreen } from '../features/credits/credits-screen.tsx';
import { loadOffer } from '../features/credits/load-offer.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { InsufficientCredits } from '../layout/insufficient-credits.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { apiContext } from '../lib/api-context.ts';
import { type PurchaseGoal, parsePurchaseGoal, purchaseGoalPath } from '../lib/purchase-goal.ts';
import { usePath } from '../lib/use-path.ts';
import { useQuery } from '../lib/use-query.ts';
import { useMissingCredits, useShortfall } from '../lib/use-shortfall.ts';
import type { Route } from './+types/credits-insufficient';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOffer(context.get(apiContext), visitorLocale({ request, url }));

/** Not enough credits: how many are missing, and the way back to the unfinished work. */
export default function CreditsInsufficientPage({ loaderData: offer }: Route.ComponentProps) {
  const { t } = useTranslation('credits');
  const path = usePath();
  const shortfall = useShortfall();
  const goal: PurchaseGoal = { to: 'suggestions', ...parsePurchaseGoal(useQuery()), shortfall };
  const short = useMissingCredits(shortfall);
  return (
    <>
      <UnlistedHead namespace="credits" />
      <CreditsScreen offer={offer} goal={goal}>
        {short && (
          <InsufficientCredits needed={short.needed} have={short.have} headingLevel="h1">
            <p className="mt-1.5 text-ink-2">
              {t(`insufficient.kept.${goal.to}`)} {short.missing > 0 && t('insufficient.after')}
            </p>
            <Link to={purchaseGoalPath(path, goal)} className="link mt-3 inline-block">
              {t(`insufficient.back.${goal.to}`)}
            </Link>
          </InsufficientCredits>
        )}
      </CreditsScreen>
    </>
  );
}
