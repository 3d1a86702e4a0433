import { PaymentReturn } from '../features/payments/return/payment-return.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function PaymentSuccessPage() {
  return (
    <>
      <UnlistedHead namespace="payment" />
      <PaymentReturn />
    </>
  );
}
