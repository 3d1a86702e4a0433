import { CalendarSection } from '../features/admin-calendar/calendar-section.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import styles from '../styles/admin-calendar.css?url';
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
