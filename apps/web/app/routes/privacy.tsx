import { legal } from '@ismi/contract';
import { apiContext } from '../data/loader-api.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { readDocument } from '../features/legal/read-document.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { operator } from '../server/provide-api.server.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/privacy';

export const loader = async ({ request, url, context }: Route.LoaderArgs) => ({
  document: readDocument('privacy', visitorLocale({ request, url }), operator),
  recipients: await context.get(apiContext).load(legal.recipients, {}),
});

export default function PrivacyPage({
  loaderData: { document, recipients },
}: Route.ComponentProps) {
  const { title, description } = document;
  return (
    <div className="wrap pt-10 md:pt-14">
      <PageHead namespace="legal" values={{ title, description }} />
      <LegalPage document={document} facts={recipients ?? {}} />
    </div>
  );
}
