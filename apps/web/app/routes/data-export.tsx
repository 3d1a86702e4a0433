import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { Logo } from '../layout/logo.tsx';
import { MemberOnly } from '../layout/member-only.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { lazyWhenOnline } from '../lib/lazy-part.tsx';
import type { Route } from './+types/data-export';

const loadExportView = () =>
  import('../features/your-data/export-view.tsx').then((module) => ({
    default: module.ExportView,
  }));
const ExportView = lazyWhenOnline(loadExportView);

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
