import type { RefundPreview } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

interface RefundPreviewBoxProps {
  preview: RefundPreview | undefined;
  failure: string | undefined;
}

/** The effect of a refund at this moment. */
export function RefundPreviewBox({ preview, failure }: RefundPreviewBoxProps) {
  const { t } = useTranslation('admin-payments');
  const locale = useLocale();
  if (failure !== undefined) return <Notice kind="error" title={failure} />;
  if (!preview) return <p className="text-ink-3 text-sm">{t('preview.waiting')}</p>;
  const rows = [
    [t('preview.money'), formatMoney(locale, preview.amount, preview.currency)],
    [t('preview.due'), formatNumber(locale, preview.credits_due)],
    [t('preview.left'), formatNumber(locale, preview.credits_left_of_order)],
    [t('preview.taken'), formatNumber(locale, preview.credits_taken)],
    [t('preview.missing'), formatNumber(locale, preview.credits_missing)],
  ] as const;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-1.5 rounded-md bg-sunken p-4 text-sm" aria-live="polite">
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="tnum font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {preview.credits_missing > 0 && (
        <Notice kind="info" title={t('preview.missingTitle')}>
          <p className="text-sm">{t('preview.missingText')}</p>
        </Notice>
      )}
    </div>
  );
}
