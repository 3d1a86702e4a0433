import type { Receipt } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../i18n/country-and-language-names.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { formatMoney, formatPercent } from '../../../i18n/intl-formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-6 py-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="tnum max-w-[70%] xs:shrink-0 text-end [overflow-wrap:anywhere]">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Contents of the receipt: number, dates, purchase, and the price with its tax. */
export function ReceiptPaper({ receipt, buyer }: { receipt: Receipt; buyer: string }) {
  const { t } = useTranslation('receipt');
  const locale = useLocale();
  const { amount, currency, vat_amount, vat_rate, refunded_amount } = receipt;
  const money = (value: number) => formatMoney(locale, value, currency);
  return (
    <>
      <dl className="mt-6 divide-y divide-line border-line border-y">
        <Fact name={t('number')}>{receipt.receipt_number ?? t('noNumber')}</Fact>
        <Fact name={t('ordered')}>{formatDay(locale, receipt.created_at)}</Fact>
        {receipt.completed_at && (
          <Fact name={t('delivered')}>{formatDay(locale, receipt.completed_at)}</Fact>
        )}
        <Fact name={t('buyer')}>{buyer}</Fact>
        <Fact name={t('country')}>{countryName(locale, receipt.country)}</Fact>
        <Fact name={t('status')}>{t(`statuses.${receipt.status}`)}</Fact>
      </dl>
      <h2 className="mt-8 font-sans font-semibold text-lg">{t('bought')}</h2>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        <Fact name={t('package', { name: receipt.package_name, count: receipt.credits })}>
          {money(amount)}
        </Fact>
        <Fact name={t('net')}>{money(amount - vat_amount)}</Fact>
        <Fact name={t('vat', { rate: formatPercent(locale, vat_rate) })}>{money(vat_amount)}</Fact>
        <div className="flex justify-between gap-6 py-3 font-semibold text-lg">
          <dt>{t('total')}</dt>
          <dd className="tnum">
            <bdi>{money(amount)}</bdi>
          </dd>
        </div>
        {refunded_amount > 0 && <Fact name={t('refunded')}>{`−${money(refunded_amount)}`}</Fact>}
      </dl>
      <p className="mt-6 text-ink-2 text-sm">
        {t('consent', { version: receipt.consent_version })}
      </p>
    </>
  );
}
