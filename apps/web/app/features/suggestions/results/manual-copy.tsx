import { useTranslation } from 'react-i18next';

/** If the clipboard is not available: the text itself, ready to select. */
export function ManualCopy({ text }: { text: string | undefined }) {
  const { t } = useTranslation('results');
  return (
    <div role="alert" className="empty:hidden">
      {text !== undefined && (
        <div className="mt-3 rounded-md bg-sunken p-3 text-sm">
          <p className="text-ink-2">{t('copyFailed')}</p>
          <p className="mt-1.5 select-all whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        </div>
      )}
    </div>
  );
}
