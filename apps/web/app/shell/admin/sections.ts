import {
  CalendarDays,
  ClipboardList,
  CreditCard,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessageCircle,
  MessageSquareText,
  Users,
} from 'lucide-react';
import type { PageId } from '../../pages.ts';

interface AdminSection {
  id: 'dashboard' | 'payments' | 'users' | 'consulting' | 'calendar' | 'desk' | 'answers' | 'audit';
  page: PageId;
  icon: LucideIcon;
}

/** The entries of the sidebar, in order. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { id: 'dashboard', page: 'madmin', icon: LayoutDashboard },
  { id: 'payments', page: 'madmin-payments', icon: CreditCard },
  { id: 'users', page: 'madmin-users', icon: Users },
  { id: 'consulting', page: 'madmin-consulting', icon: MessageCircle },
  { id: 'calendar', page: 'madmin-calendar', icon: CalendarDays },
  { id: 'desk', page: 'madmin-desk', icon: Inbox },
  { id: 'answers', page: 'madmin-answers', icon: MessageSquareText },
  { id: 'audit', page: 'madmin-audit', icon: ClipboardList },
];
