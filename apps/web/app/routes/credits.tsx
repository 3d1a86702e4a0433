import { apiContext } from '../data/loader-api.ts';
import { CreditsScreen } from '../features/credits/credits-screen.tsx';
import { loadOffer } from '../features/credits/load-offer.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/credits';

export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  loadOffer(context.get(apiContext), visitorLocale({ request, url }));

export default function CreditsPage({ loaderData: offer }: Route.ComponentProps) {
  return (
    <>
      <PageHead namespace="credits" />
      <CreditsScreen offer={offer} />
    </>
  );
}
