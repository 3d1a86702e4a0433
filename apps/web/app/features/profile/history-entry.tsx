import type { CreditTransaction } from '@ismi/contract';
import {
  BadgeCheck,
  CreditCard,
  Gift,
  type LucideIcon,
  Mail,
  MessageCircle,
  Search,
  Settings2,
  Sparkles,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { formatRecentMoment } from '../../i18n/dates.ts';
import { formatSigned } from '../../i18n/intl-formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';

const ICONS: Record<CreditTransaction['type'], LucideIcon> = {
  welcome: Gift,
  purchase: CreditCard,
  refund: Undo2,
  usage: Search,
  islamic_analysis: BadgeCheck,
  ai_suggestion: Sparkles,
  mail_consulting: Mail,
  instagram_consulting: MessageCircle,
  purchase_reversal: Undo2,
  admin_adjustment: Settings2,
};

/** One credit movement: its kind, its date and its signed amount. */
export function HistoryEntry({ entry, now }: { entry: CreditTransaction; now: Date }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const path = usePath();
  const Icon = ICONS[entry.type];
  const isGain = entry.amount > 0;
  const listId = entry.type === 'ai_suggestion' ? entry.reference_id : null;
  const receiptId = entry.type === 'purchase' ? entry.reference_id : null;
  return (
    <li className="flex items-center gap-4 px-5 py-3.5">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${
          isGain ? 'bg-success-soft text-success' : 'bg-sunken text-ink-2'
        }`}
      >
        <Icon size={19} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-0 grow">
        <p className="font-medium leading-snug [overflow-wrap:anywhere]">
          {entry.description}
          {entry.subject && (
            <>
              {': '}
              <bdi>{entry.subject}</bdi>
            </>
          )}
        </p>
        <p className="text-ink-3 text-sm">
          <time dateTime={entry.created_at}>
            {formatRecentMoment(locale, entry.created_at, now)}
          </time>
          {listId && (
            <>
              {' · '}
              <Link to={path('results', { suggestionId: listId })} className="link">
                {t('history.list')}
              </Link>
            </>
          )}
          {receiptId && (
            <>
              {' · '}
              <Link to={path('payment-receipt', { id: receiptId })} className="link">
                {t('history.receipt')}
              </Link>
            </>
          )}
        </p>
      </div>
      <bdi
        dir="ltr"
        className={`tnum whitespace-nowrap font-semibold ${isGain ? 'text-success' : ''}`}
      >
        {formatSigned(locale, entry.amount)}
      </bdi>
    </li>
  );
}
