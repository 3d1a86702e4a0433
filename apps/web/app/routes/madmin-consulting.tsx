import { ConsultingSection } from '../features/admin-consulting/consulting-section.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function AdminConsultingPage() {
  return (
    <>
      <UnlistedHead namespace="admin-consulting" />
      <ConsultingSection />
    </>
  );
}
