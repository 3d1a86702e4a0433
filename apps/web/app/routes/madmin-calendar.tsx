import styles from '../features/admin-calendar/admin-calendar.css?url';
import { CalendarSection } from '../features/admin-calendar/calendar-section.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import type { Route } from './+types/madmin-calendar';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export default function AdminCalendarPage() {
  return (
    <>
      <UnlistedHead namespace="admin-calendar" />
      <CalendarSection />
    </>
  );
}
