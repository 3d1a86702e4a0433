import type { AdminUserDetails } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';

interface Line {
  id: string;
  what: string;
  when: string;
}

/** The last lists and the last payments. */
export function RecentActivity({ activity }: { activity: AdminUserDetails['recentActivity'] }) {
  const { t } = useTranslation('admin-users');
  const locale = useLocale();
  const { formatDayAndTime } = useAdminTexts();
  const lists = activity.suggestions.map(({ id, text, created_at }) => ({
    id,
    what: text,
    when: formatDayAndTime(created_at),
  }));
  const payments = activity.payments.map(({ id, amount, currency, status, created_at }) => ({
    id,
    what: `${formatMoney(locale, amount, currency)} · ${t(`payment.${status}`)}`,
    when: formatDayAndTime(created_at),
  }));
  return (
    <section className="grid gap-4">
      <Lines title={t('activity.suggestions')} empty={t('activity.noSuggestions')} lines={lists} />
      <Lines title={t('activity.payments')} empty={t('activity.noPayments')} lines={payments} />
    </section>
  );
}

function Lines({ title, empty, lines }: { title: string; empty: string; lines: readonly Line[] }) {
  return (
    <div>
      <h3 className="font-sans font-semibold">{title}</h3>
      {lines.length === 0 ? (
        <p className="mt-1 text-ink-3 text-sm">{empty}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line text-sm">
          {lines.map(({ id, what, when }) => (
            <li key={id} className="py-2 [overflow-wrap:anywhere]">
              <bdi className="block">{what}</bdi>
              <span className="tnum block text-ink-3 text-xs">{when}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
