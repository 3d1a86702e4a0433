import { LegalPage } from '../features/legal/legal-page.tsx';
import { readDocument } from '../features/legal/read-document.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { operator } from '../server/provide-api.server.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/impressum';

export const loader = ({ request, url }: Route.LoaderArgs) => ({
  document: readDocument('impressum', visitorLocale({ request, url }), operator),
  facts: { operator },
});

export default function ImpressumPage({ loaderData: { document, facts } }: Route.ComponentProps) {
  const { title, description } = document;
  return (
    <div className="wrap pt-10 md:pt-14">
      <PageHead namespace="legal" values={{ title, description }} />
      <LegalPage document={document} facts={facts} />
    </div>
  );
}
