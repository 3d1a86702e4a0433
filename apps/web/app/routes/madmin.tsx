import { DashboardSection } from '../features/admin-dashboard/dashboard-section.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function AdminDashboardPage() {
  return (
    <>
      <UnlistedHead namespace="admin-dashboard" />
      <DashboardSection />
    </>
  );
}
