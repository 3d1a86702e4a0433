import { type AdminUser, type AdminUserDetails, usersAdmin } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { languageIn } from '../../i18n/countries-and-languages.ts';
import { numberIn } from '../../i18n/formats.ts';
import { moneyIn } from '../../i18n/formats-by-intl.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useAdminWords } from '../../lib/admin/use-admin-words.ts';
import { useLoaded } from '../../lib/admin/use-loaded.ts';
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
  onChanged: () => void;
}

/** One person beside the list: to read, or to change. */
export function UserPanel({ user, isEditing, ...acts }: UserPanelProps) {
  const words = useAdminWords();
  return (
    <SidePanel
      isOpen={user !== undefined}
      title={user?.name ?? ''}
      closeLabel={words.close}
      onClose={acts.onClose}
    >
      {user && <LoadedUser id={user.id} isEditing={isEditing} {...acts} />}
    </SidePanel>
  );
}

interface LoadedUserProps extends Omit<UserPanelProps, 'user'> {
  id: string;
}

function LoadedUser({ id, isEditing, onEdit, onClose, onChanged }: LoadedUserProps) {
  const { t } = useTranslation('admin-users');
  const words = useAdminWords();
  const loaded = useLoaded(usersAdmin.details, { params: { id } });
  return (
    <LoadedBody loaded={loaded} failed={t('details.failed')} words={words}>
      {(user) =>
        isEditing ? (
          <UserForm user={user} onRefused={loaded.reload} onClose={onClose} onChanged={onChanged} />
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
  const { stampOf, dayOf } = useAdminWords();
  const spent = user.stats.totalSpent.map(({ amount, currency }) =>
    moneyIn(locale, amount, currency),
  );
  const facts = [
    [t('columns.id'), user.id],
    [t('columns.email'), user.email],
    [t('details.phone'), user.phone],
    [t('details.language'), languageIn(locale, user.preferred_language)],
    [t('filters.provider'), t(`provider.${user.auth_provider}`)],
    [t('details.verified'), user.email_verified ? t('details.yes') : t('details.no')],
    [t('details.created'), stampOf(user.created_at)],
    [t('details.lastSeen'), user.last_seen_on && dayOf(user.last_seen_on)],
    [t('details.pseudonym'), user.log_pseudonym],
    [t('columns.credits'), numberIn(locale, user.credits)],
    [t('details.creditsUsed'), numberIn(locale, user.stats.totalCreditsUsed)],
    [t('details.suggestions'), numberIn(locale, user.stats.totalSuggestions)],
    [t('details.payments'), numberIn(locale, user.stats.paymentCount)],
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
