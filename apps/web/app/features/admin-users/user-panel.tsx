import { type AdminUser, type AdminUserDetails, usersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { languageName } from '../../i18n/country-and-language-names.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Facts } from '../../ui/admin/facts.tsx';
import { LoadedBody } from '../../ui/admin/loaded-list.tsx';
import { SidePanel } from '../../ui/admin/side-panel.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { UserForm } from './user-form.tsx';
import { ActiveBadge, RoleBadge } from './user-table.tsx';

interface UserPanelProps {
  user: AdminUser | undefined;
  isEditing: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** One user beside the list, to view or to edit. */
export function UserPanel({ user, isEditing, ...actions }: UserPanelProps) {
  const words = useAdminTexts();
  return (
    <SidePanel
      isOpen={user !== undefined}
      title={user?.name ?? ''}
      closeLabel={words.close}
      onClose={actions.onClose}
    >
      {user && <LoadedUser id={user.id} isEditing={isEditing} {...actions} />}
    </SidePanel>
  );
}

interface LoadedUserProps extends Omit<UserPanelProps, 'user'> {
  id: string;
}

function LoadedUser({ id, isEditing, onEdit, onClose }: LoadedUserProps) {
  const { t } = useTranslation('admin-users');
  const words = useAdminTexts();
  const loaded = useApiQuery(usersAdmin.details, { params: { id } });
  return (
    <LoadedBody loaded={loaded} failed={t('details.failed')} words={words}>
      {(user) =>
        isEditing ? (
          <UserForm user={user} onClose={onClose} />
        ) : (
          <div className="grid gap-6">
            <UserFacts user={user} />
            <RecentActivity activity={user.recentActivity} />
            <button type="button" className="btn btn-primary justify-self-start" onClick={onEdit}>
              {t('details.edit')}
            </button>
          </div>
        )
      }
    </LoadedBody>
  );
}

function UserFacts({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation('admin-users');
  const locale = useLocale();
  const { formatDayAndTime, formatDay } = useAdminTexts();
  const spent = user.stats.totalSpent.map(({ amount, currency }) =>
    formatMoney(locale, amount, currency),
  );
  const facts = [
    [t('columns.id'), user.id],
    [t('columns.email'), user.email],
    [t('details.phone'), user.phone],
    [t('details.language'), languageName(locale, user.preferred_language)],
    [t('filters.provider'), t(`provider.${user.auth_provider}`)],
    [t('details.verified'), user.email_verified ? t('details.yes') : t('details.no')],
    [t('details.created'), formatDayAndTime(user.created_at)],
    [t('details.lastSeen'), user.last_seen_on && formatDay(user.last_seen_on)],
    [t('details.pseudonym'), user.log_pseudonym],
    [t('columns.credits'), formatNumber(locale, user.credits)],
    [t('details.creditsUsed'), formatNumber(locale, user.stats.totalCreditsUsed)],
    [t('details.suggestions'), formatNumber(locale, user.stats.totalSuggestions)],
    [t('details.payments'), formatNumber(locale, user.stats.paymentCount)],
    [t('details.spent'), spent.length > 0 ? spent.join(' + ') : null],
    [t('details.note'), user.admin_note],
  ] as const;
  return (
    <section>
      <span className="inline-flex flex-wrap gap-1.5">
        <ActiveBadge user={user} />
        <RoleBadge user={user} />
      </span>
      <Facts facts={facts} />
    </section>
  );
}
