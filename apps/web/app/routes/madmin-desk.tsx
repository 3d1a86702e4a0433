import { DeskSection } from '../features/admin-desk/desk-section.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';

export default function AdminDeskPage() {
  return (
    <>
      <UnlistedHead namespace="admin-desk" />
      <DeskSection />
    </>
  );
}
