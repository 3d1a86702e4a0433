import { legal } from '@ismi/contract';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { readDocument } from '../features/legal/read-document.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { PageHead } from '../layout/page-head.tsx';
import { apiContext } from '../lib/api-context.ts';
import { operator } from '../lib/provide-api.server.ts';
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
