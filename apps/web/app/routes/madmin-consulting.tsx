import { ConsultingSection } from '../features/admin-consulting/consulting-section.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';

export default function AdminConsultingPage() {
  return (
    <>
      <UnlistedHead namespace="admin-consulting" />
      <ConsultingSection />
    </>
  );
}
