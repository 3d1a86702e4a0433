import { DeskSection } from '../features/admin-desk/desk-section.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function AdminDeskPage() {
  return (
    <>
      <UnlistedHead namespace="admin-desk" />
      <DeskSection />
    </>
  );
}
