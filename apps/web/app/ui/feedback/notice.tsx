import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

const LOOKS: Record<'success' | 'info' | 'error', { icon: LucideIcon; className: string }> = {
  success: { icon: CircleCheck, className: 'bg-success-soft text-success' },
  info: { icon: Info, className: 'bg-info-soft text-info' },
  error: { icon: CircleAlert, className: 'bg-error-soft text-error' },
};

export interface NoticeProps {
  kind: keyof typeof LOOKS;
  title: string;
  children?: ReactNode;
  /** So that focus can be moved here when it appears. */
  ref?: Ref<HTMLDivElement>;
}

/** A permanent message: what happened, and what can be done. Announced to screen readers when it appears. */
export function Notice({ kind, title, children, ref }: NoticeProps) {
  const { icon: Icon, className } = LOOKS[kind];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-md p-4 ${className}`}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
