import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CreditsScreen } from '../features/credits/credits-screen.tsx';
import { loadOffer } from '../features/credits/load-offer.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { InsufficientCredits } from '../layout/insufficient-credits.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { apiContext } from '../lib/api-context.ts';
import { useShortfall } from '../lib/credit-shortfall.ts';
import { purchaseDestinationIn } from '../lib/purchase-destination.ts';
import { useSession } from '../lib/session/use-session.ts';
import { usePath } from '../lib/use-path.ts';
import { useQuery } from '../lib/use-query.ts';
import type { Route } from './+types/credits-insufficient';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOffer(context.get(apiContext), visitorLocale({ request, url }));

/** Whoever could not pay: what is missing, and the way back to what they had written, which is still there. */
export default function CreditsInsufficientPage({ loaderData: offer }: Route.ComponentProps) {
  const { t } = useTranslation('credits');
  const path = usePath();
  const session = useSession();
  const shortfall = useShortfall();
  const then = purchaseDestinationIn(useQuery().get('then')) ?? 'suggestions';
  // What was bought meanwhile counts too.
  const have =
    session.state === 'signed-in' ? session.user.credits : (shortfall?.current_credits ?? 0);
  return (
    <>
      <UnlistedHead namespace="credits" />
      <CreditsScreen offer={offer} then={then}>
        {shortfall && (
          <InsufficientCredits needed={shortfall.required_credits} have={have} headingLevel="h1">
            <p className="mt-1.5 text-ink-2">
              {t(`insufficient.kept.${then}`)}{' '}
              {have < shortfall.required_credits && t('insufficient.after')}
            </p>
            <Link to={path(then)} className="link mt-3 inline-block">
              {t(`insufficient.back.${then}`)}
            </Link>
          </InsufficientCredits>
        )}
      </CreditsScreen>
    </>
  );
}
