import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../browser/lazy-part.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { MemberOnly } from '../shell/guards/member-only.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import { Logo } from '../shell/header/logo.tsx';
import type { Route } from './+types/data-export';

const loadExportView = () =>
  import('../features/privacy/export-view.tsx').then((module) => module.ExportView);
const ExportView = lazyPart(loadExportView);

export default function DataExportPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('your-data');
  const locale = useLocale();
  return (
    <>
      <UnlistedHead namespace="your-data" />
      <MemberOnly title={t('copy.title')}>
        {() => (
          <Suspense>
            <ExportView id={params.id} letterhead={<Logo locale={locale} height={32} />} />
          </Suspense>
        )}
      </MemberOnly>
    </>
  );
}
