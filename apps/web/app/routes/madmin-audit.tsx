import { AuditSection } from '../features/admin-audit/audit-section.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function AdminAuditPage() {
  return (
    <>
      <UnlistedHead namespace="admin-audit" />
      <AuditSection />
    </>
  );
}
