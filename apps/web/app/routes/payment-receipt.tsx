import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { Letterhead } from '../layout/letterhead.tsx';
import { MemberOnly } from '../layout/member-only.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { lazyWhenOnline } from '../lib/lazy-part.tsx';
import { operator } from '../lib/provide-api.server.ts';
import type { Route } from './+types/payment-receipt';

const loadReceiptView = () =>
  import('../features/payments/receipt/receipt-view.tsx').then((module) => ({
    default: module.ReceiptView,
  }));
const ReceiptView = lazyWhenOnline(loadReceiptView);

export const loader = () => {
  const { name, address, vatId } = operator;
  return { name, address, vatId };
};

export default function PaymentReceiptPage({ params, loaderData: seller }: Route.ComponentProps) {
  const { t } = useTranslation('receipt');
  const locale = useLocale();
  return (
    <>
      <UnlistedHead namespace="receipt" />
      <MemberOnly title={t('title')}>
        {(user) => (
          <ReceiptView
            id={params.id}
            user={user}
            letterhead={<Letterhead seller={seller} locale={locale} />}
          />
        )}
      </MemberOnly>
    </>
  );
}
