import { useQuery } from '../browser/use-query.ts';
import { parsePurchaseGoal } from '../data/credits/purchase-goal.ts';
import { apiContext } from '../data/loader-api.ts';
import { CreditsScreen } from '../features/credits/credits-screen.tsx';
import { loadOffer } from '../features/credits/load-offer.server.ts';
import { OrderStep } from '../features/payments/order/order-step.tsx';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import type { Route } from './+types/credits-purchase';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOffer(context.get(apiContext), visitorLocale({ request, url }));

/** The packages; with a chosen package, its order form. */
export default function CreditsPurchasePage({ loaderData: offer }: Route.ComponentProps) {
  const query = useQuery();
  const goal = parsePurchaseGoal(query);
  const offered = offer.packages.find(({ id }) => id === query.get('package'));
  const canOrder = offered && offer.isOpen && !offer.isFallback;
  return canOrder ? (
    <>
      <UnlistedHead namespace="order" />
      <OrderStep offered={offered} countries={offer.countries} goal={goal} />
    </>
  ) : (
    <>
      <UnlistedHead namespace="credits" />
      <CreditsScreen offer={offer} goal={goal} />
    </>
  );
}
