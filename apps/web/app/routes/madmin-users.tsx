import { UsersSection } from '../features/admin-users/users-section.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';

export default function AdminUsersPage() {
  return (
    <>
      <UnlistedHead namespace="admin-users" />
      <UsersSection />
    </>
  );
}
