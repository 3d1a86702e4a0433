import { PaymentsSection } from '../features/admin-payments/payments-section.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function AdminPaymentsPage() {
  return (
    <>
      <UnlistedHead namespace="admin-payments" />
      <PaymentsSection />
    </>
  );
}
