import { PaymentCancelled } from '../features/payments/return/payment-cancelled.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function PaymentCancelPage() {
  return (
    <>
      <UnlistedHead namespace="payment" />
      <PaymentCancelled />
    </>
  );
}
