import { AnswersSection } from '../features/admin-answers/answers-section.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

export default function AdminAnswersPage() {
  return (
    <>
      <UnlistedHead namespace="admin-answers" />
      <AnswersSection />
    </>
  );
}
