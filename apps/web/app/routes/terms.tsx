import { LegalPage } from '../features/legal/legal-page.tsx';
import { readDocument } from '../features/legal/read-document.server.ts';
import { visitorLocale } from '../i18n/visitor-locale.server.ts';
import { PageHead } from '../layout/page-head.tsx';
import { operator } from '../lib/provide-api.server.ts';
import type { Route } from './+types/terms';

export const loader = ({ request, url }: Route.LoaderArgs) => ({
  document: readDocument('terms', visitorLocale({ request, url }), operator),
  facts: {},
});

export default function TermsPage({ loaderData: { document, facts } }: Route.ComponentProps) {
  const { title, description } = document;
  return (
    <div className="wrap pt-10 md:pt-14">
      <PageHead namespace="legal" values={{ title, description }} />
      <LegalPage document={document} facts={facts} />
    </div>
  );
}
