import type { LucideIcon } from 'lucide-react';

export interface StatusBadgeProps {
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  icon?: LucideIcon;
  children: string;
}

/** A status, shown by colour, shape and text. */
export const StatusBadge = ({ tone, icon: Icon, children }: StatusBadgeProps) => (
  <span className={`badge sm:whitespace-nowrap ${tone === 'neutral' ? '' : `badge-${tone}`}`}>
    {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
    {children}
  </span>
);
