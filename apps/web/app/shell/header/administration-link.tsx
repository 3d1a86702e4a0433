import type { Account } from '@ismi/contract';
import { LayoutDashboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';

/** The link to the administrators' area, for administrators only. The role is unknown until the session is checked. */
export function AdministrationLink({ user, className }: { user: Account; className: string }) {
  const { t } = useTranslation();
  const path = usePath();
  if (!user.isAdmin) return null;
  return (
    <Link to={path('madmin')} reloadDocument className={className}>
      <LayoutDashboard size={18} strokeWidth={1.75} aria-hidden />
      {t('account.administration')}
    </Link>
  );
}
