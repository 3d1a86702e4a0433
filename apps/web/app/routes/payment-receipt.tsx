import { useTranslation } from 'react-i18next';
import { lazyPart } from '../browser/lazy-part.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { operator } from '../server/provide-api.server.ts';
import { Letterhead } from '../shell/frames/letterhead.tsx';
import { MemberOnly } from '../shell/guards/member-only.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import type { Route } from './+types/payment-receipt';

const loadReceiptView = () =>
  import('../features/payments/receipt/receipt-view.tsx').then((module) => module.ReceiptView);
const ReceiptView = lazyPart(loadReceiptView);

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
