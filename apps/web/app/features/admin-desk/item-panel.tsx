import type { DeskItem } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { SidePanel } from '../../ui/admin/side-panel.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { HandleForm } from './handle-form.tsx';
import { KindBadge } from './queue-table.tsx';
import { useItemTexts } from './use-item-texts.ts';

interface ItemPanelProps {
  item: DeskItem | undefined;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** One desk item with its actions, and the user and payment that it concerns. */
export function ItemPanel({ item, onClose, onDone }: ItemPanelProps) {
  const words = useAdminTexts();
  const { titleOf } = useItemTexts();
  return (
    <SidePanel
      isOpen={item !== undefined}
      title={item ? titleOf(item) : ''}
      closeLabel={words.close}
      onClose={onClose}
    >
      {item && (
        <div className="grid gap-5">
          <p className="-mt-3 flex flex-wrap items-center gap-2 text-ink-3 text-sm">
            <KindBadge kind={item.kind} />
            {words.formatDayAndTime(item.created_at)}
          </p>
          <What item={item} />
          <Concerned item={item} />
          <Handled item={item} />
          {item.contact && item.contact.answer === null && (
            <AnswerForm
              key={`answer ${item.id}`}
              id={item.id}
              message={item.contact}
              onDone={onDone}
            />
          )}
          <HandleForm key={`handle ${item.id}`} item={item} onDone={onDone} />
        </div>
      )}
    </SidePanel>
  );
}

const Quote = ({ text }: { text: string }) => (
  <blockquote
    dir="auto"
    className="whitespace-pre-line rounded-md bg-sunken p-4 [overflow-wrap:anywhere]"
  >
    {text}
  </blockquote>
);

function What({ item }: { item: DeskItem }) {
  const { t } = useTranslation('admin-desk');
  const path = usePath();
  const { contact, report, problem } = item;
  if (contact)
    return (
      <div className="grid gap-3">
        <p className="text-sm">
          <bdi>{contact.name}</bdi> ·{' '}
          <bdi dir="ltr" className="inline-block max-w-full">
            {contact.email}
          </bdi>{' '}
          · {contact.reference} · {contact.language.toUpperCase()}
        </p>
        <Quote text={contact.message} />
      </div>
    );
  if (report)
    return (
      <div className="grid gap-3">
        <Link
          to={path('name-page', { slug: report.name_id })}
          reloadDocument
          className="link text-sm"
        >
          {t('namePage', { name: report.name })}
        </Link>
        <Quote text={report.message} />
      </div>
    );
  return (
    problem && (
      <div className="grid gap-2">
        <p>{t(`explained.${problem.reason}`)}</p>
        {problem.detail && (
          <p className="text-ink-2 text-sm">
            {t('detail')}: <bdi dir="ltr">{problem.detail}</bdi>
          </p>
        )}
      </div>
    )
  );
}

/** Links to the account and the payment that the item concerns. */
function Concerned({ item: { user, payment } }: { item: DeskItem }) {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  const locale = useLocale();
  const path = usePath();
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <div className="card p-4">
        <dt className="text-ink-3 text-sm">{t('user')}</dt>
        <dd className="mt-1 min-w-0 text-sm [overflow-wrap:anywhere]">
          {user ? (
            <>
              <bdi className="block font-semibold">{user.name}</bdi>
              <bdi dir="ltr" className="block text-ink-2">
                {user.email}
              </bdi>
              <Link
                to={`${path('madmin-users')}?search=${encodeURIComponent(user.email)}`}
                className="link inline-flex min-h-11 items-center"
              >
                {t('toUser')}
              </Link>
            </>
          ) : (
            t('noUser')
          )}
        </dd>
      </div>
      <div className="card p-4">
        <dt className="text-ink-3 text-sm">{t('payment')}</dt>
        <dd className="mt-1 min-w-0 text-sm">
          {payment ? (
            <>
              <span className="tnum block font-semibold">
                {formatMoney(locale, payment.amount, payment.currency)} ·{' '}
                {t(`paymentStatuses.${payment.status}`)}
              </span>
              <span className="tnum block text-ink-2">
                {words.formatDayAndTime(payment.created_at)}
              </span>
              <Link
                to={`${path('madmin-payments')}?payment=${payment.id}`}
                className="link inline-flex min-h-11 items-center"
              >
                {t('toPayment')}
              </Link>
            </>
          ) : (
            t('noPayment')
          )}
        </dd>
      </div>
    </dl>
  );
}

function Handled({ item: { status, contact, note, handled_at, handled_by } }: { item: DeskItem }) {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  return (
    <>
      {contact?.answer && (
        <div className="grid gap-2">
          <p className="text-ink-3 text-sm">
            {t('answeredAt', { at: words.formatDayAndTime(contact.answered_at ?? '') })}
          </p>
          <Quote text={contact.answer} />
        </div>
      )}
      {status === 'handled' && (
        <Notice
          kind="success"
          title={t('handledAt', {
            at: words.formatDayAndTime(handled_at ?? ''),
            by: handled_by ?? t('somebody'),
          })}
        >
          {note && <p className="whitespace-pre-line">{note}</p>}
        </Notice>
      )}
      {status === 'open' && note && <p className="text-ink-2 text-sm">{t('lastNote', { note })}</p>}
    </>
  );
}
