import { PaymentReturn } from '../features/payments/return/payment-return.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';

export default function PaymentSuccessPage() {
  return (
    <>
      <UnlistedHead namespace="payment" />
      <PaymentReturn />
    </>
  );
}
