import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../browser/use-path.ts';
import { useQuery } from '../browser/use-query.ts';
import {
  type PurchaseGoal,
  parsePurchaseGoal,
  purchaseGoalPath,
} from '../data/credits/purchase-goal.ts';
import { useMissingCredits, useShortfall } from '../data/credits/use-shortfall.ts';
import { apiContext } from '../data/loader-api.ts';
import { CreditsScreen } from '../features/credits/credits-screen.tsx';
import { loadOffer } from '../features/credits/load-offer.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { InsufficientCredits } from '../shell/guards/insufficient-credits.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import type { Route } from './+types/credits-insufficient';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOffer(context.get(apiContext), visitorLocale({ request, url }));

/** Not enough credits: how many are missing, and a link back to the unfinished work. */
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
