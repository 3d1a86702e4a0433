import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CreditsScreen } from '../features/credits/credits-screen.tsx';
import { loadOffer } from '../features/credits/load-offer.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { InsufficientCredits } from '../layout/insufficient-credits.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { apiContext } from '../lib/api-context.ts';
import { backTo, type Errand, errandIn } from '../lib/errand.ts';
import { usePath } from '../lib/use-path.ts';
import { useQuery } from '../lib/use-query.ts';
import { useMissing, useShortfall } from '../lib/use-shortfall.ts';
import type { Route } from './+types/credits-insufficient';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOffer(context.get(apiContext), visitorLocale({ request, url }));

/** Whoever could not pay: what is missing, and the way back to what they had written, which is still there. */
export default function CreditsInsufficientPage({ loaderData: offer }: Route.ComponentProps) {
  const { t } = useTranslation('credits');
  const path = usePath();
  const shortfall = useShortfall();
  const errand: Errand = { to: 'suggestions', ...errandIn(useQuery()), shortfall };
  const short = useMissing(shortfall);
  return (
    <>
      <UnlistedHead namespace="credits" />
      <CreditsScreen offer={offer} errand={errand}>
        {short && (
          <InsufficientCredits needed={short.needed} have={short.have} headingLevel="h1">
            <p className="mt-1.5 text-ink-2">
              {t(`insufficient.kept.${errand.to}`)} {short.missing > 0 && t('insufficient.after')}
            </p>
            <Link to={backTo(path, errand)} className="link mt-3 inline-block">
              {t(`insufficient.back.${errand.to}`)}
            </Link>
          </InsufficientCredits>
        )}
      </CreditsScreen>
    </>
  );
}
