import { AuditSection } from '../features/admin-audit/audit-section.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';

export default function AdminAuditPage() {
  return (
    <>
      <UnlistedHead namespace="admin-audit" />
      <AuditSection />
    </>
  );
}
