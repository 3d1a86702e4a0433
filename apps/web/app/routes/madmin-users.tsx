import { UsersSection } from '../features/admin-users/users-section.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function AdminUsersPage() {
  return (
    <>
      <UnlistedHead namespace="admin-users" />
      <UsersSection />
    </>
  );
}
