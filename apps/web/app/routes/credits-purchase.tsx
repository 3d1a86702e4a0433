import { CreditsScreen } from '../features/credits/credits-screen.tsx';
import { loadOffer } from '../features/credits/load-offer.server.ts';
import { OrderStep } from '../features/payments/order/order-step.tsx';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { apiContext } from '../lib/api-context.ts';
import { parsePurchaseGoal } from '../lib/purchase-goal.ts';
import { useQuery } from '../lib/use-query.ts';
import type { Route } from './+types/credits-purchase';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOffer(context.get(apiContext), visitorLocale({ request, url }));

/** The packages; with one of them chosen, its order. */
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
