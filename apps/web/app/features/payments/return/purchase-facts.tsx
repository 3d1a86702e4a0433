import type { Receipt } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { formatMoney } from '../../../i18n/intl-formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

/** The receipt in three lines, with a link to the complete one. */
export function PurchaseFacts({ receipt, email }: { receipt: Receipt; email: string }) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const path = usePath();
  const { package_name, credits, amount, currency, receipt_number, payment_id } = receipt;
  const facts = [
    {
      name: t('facts.package'),
      value: t('facts.packageOf', { name: package_name, count: credits }),
    },
    {
      name: t('facts.paid'),
      value: t('facts.byPayPal', { amount: formatMoney(locale, amount, currency) }),
    },
    {
      name: t('facts.receipt'),
      value: (
        <>
          <Link to={path('payment-receipt', { id: payment_id })} className="link">
            <bdi>{receipt_number ?? t('facts.open')}</bdi>
          </Link>
          <span className="block text-ink-3 text-sm [overflow-wrap:anywhere]">
            {t('facts.mailed', { email })}
          </span>
        </>
      ),
    },
  ];
  return (
    <dl className="card mt-8 divide-y divide-line px-6 text-start text-md">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-6 py-3.5">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 text-end">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
