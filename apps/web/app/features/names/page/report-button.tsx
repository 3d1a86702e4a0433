import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { useLazyPart } from '../../../browser/use-lazy-part.ts';

const loadDialog = () => import('./report-dialog.tsx').then((module) => module.ReportDialog);

/** Opens the form to report an error; the form is loaded on demand. */
export function ReportButton({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation('name-page');
  const [isOpen, open] = useState(false);
  const { part: ReportDialog, fetch } = useLazyPart(loadDialog);
  return (
    <>
      <button
        type="button"
        disabled={!useHydrated()}
        onClick={() => {
          open(true);
          void fetch();
        }}
        className="btn btn-quiet -ms-3"
      >
        <Flag size={17} strokeWidth={1.75} aria-hidden />
        {t('report.open')}
      </button>
      {ReportDialog && (
        <ReportDialog slug={slug} name={name} isOpen={isOpen} onClose={() => open(false)} />
      )}
    </>
  );
}
