import { type AdminWithdrawal, type WithdrawnPurchase, withdrawalsAdmin } from '@ismi/contract';
import { CircleHelp, Clock, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../data/query.ts';
import { formatMoney } from '../../i18n/intl-formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Facts } from '../../ui/admin/facts.tsx';
import { StatusBadge } from '../../ui/admin/status-badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { WithdrawalActions } from './withdrawal-actions.tsx';

interface CardProps {
  withdrawal: AdminWithdrawal;
}

interface FactsProps {
  purchase: WithdrawnPurchase;
  /** True: the withdrawal is answered, so no refund is due. */
  isAnswered?: boolean;
}

function PurchaseFacts({ purchase, isAnswered }: FactsProps) {
  const { t } = useTranslation('admin-withdrawals');
  const locale = useLocale();
  const words = useAdminTexts();
  const money = (amount: number) => formatMoney(locale, amount, purchase.currency);
  const { credits, credits_left: left } = purchase;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <StatusBadge tone={purchase.in_time ? 'success' : 'warning'} icon={Clock}>
          {t(purchase.in_time ? 'inTime' : 'late')}
        </StatusBadge>
        {!purchase.same_address && (
          <StatusBadge tone="warning" icon={UserX}>
            {t('otherAddress')}
          </StatusBadge>
        )}
        {purchase.guessed && (
          <StatusBadge tone="warning" icon={CircleHelp}>
            {t('guessed')}
          </StatusBadge>
        )}
      </div>
      <Facts
        facts={[
          [t('receipt'), `${purchase.receipt_number} · ${words.formatDay(purchase.completed_at)}`],
          [t('paid'), money(purchase.amount)],
          [t('credits'), t('creditsOf', { left, credits })],
          [t('refunded'), purchase.refunded_amount > 0 ? money(purchase.refunded_amount) : null],
          [t('due'), isAnswered ? null : money(purchase.refundable_amount)],
        ]}
      />
    </>
  );
}

/** Looks up another order number if the given one is unknown, belongs to another user, or the purchase is only a guess. */
function LookUp({ withdrawal }: CardProps) {
  const { t } = useTranslation('admin-withdrawals');
  const words = useAdminTexts();
  const [typed, setTyped] = useState('');
  const [lookupNumber, setLookupNumber] = useState('');
  const { data, isLoading, failure } = useApiQuery(
    withdrawalsAdmin.read,
    lookupNumber === ''
      ? undefined
      : { params: { id: withdrawal.id }, query: { order_number: lookupNumber } },
    { keepsPrevious: true },
  );
  if (data?.purchase) {
    return (
      <>
        <PurchaseFacts purchase={data.purchase} />
        <WithdrawalActions
          withdrawal={data}
          purchase={data.purchase}
          enteredNumber={lookupNumber}
        />
      </>
    );
  }
  const { purchase: written } = withdrawal;
  return (
    <>
      {written ? (
        <PurchaseFacts purchase={written} />
      ) : (
        <p className="text-ink-2">{t('unknown')}</p>
      )}
      {written?.guessed && <p className="text-ink-2">{t('guessedText')}</p>}
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setLookupNumber(typed.trim());
        }}
      >
        <TextField
          label={t('lookUp')}
          name="number"
          dir="ltr"
          value={typed}
          onChange={setTyped}
          error={failure?.message ?? (data ? t('notFound') : undefined)}
        />
        <Button type="submit" kind="secondary" busyLabel={isLoading ? words.busy : undefined}>
          {t('find')}
        </Button>
      </form>
      <WithdrawalActions withdrawal={withdrawal} purchase={written?.guessed ? null : written} />
    </>
  );
}

export function WithdrawalCard({ withdrawal }: CardProps) {
  const { t } = useTranslation('admin-withdrawals');
  const words = useAdminTexts();
  const { purchase, status, note } = withdrawal;
  const isDoubtful = status === 'open' && (!purchase?.same_address || purchase.guessed);
  return (
    <li className="card grid content-start gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="tnum font-sans font-semibold">
          <bdi>{withdrawal.reference}</bdi>
        </h2>
        <span className="text-ink-3 text-sm">{words.formatDayAndTime(withdrawal.created_at)}</span>
      </div>
      <Facts
        facts={[
          [t('name'), withdrawal.name || '–'],
          [t('email'), withdrawal.email ?? t('erased')],
          [t('number'), withdrawal.order_number || '–'],
        ]}
      />
      {purchase && !isDoubtful && (
        <PurchaseFacts purchase={purchase} isAnswered={status !== 'open'} />
      )}
      {status === 'open' && !isDoubtful && (
        <WithdrawalActions withdrawal={withdrawal} purchase={purchase} />
      )}
      {isDoubtful && <LookUp withdrawal={withdrawal} />}
      {status !== 'open' && (
        <p className="text-ink-2 text-sm">
          {t(`statuses.${status}`)}
          {withdrawal.handled_at && ` · ${words.formatDayAndTime(withdrawal.handled_at)}`}
          {note && ` · ${t('note', { note })}`}
        </p>
      )}
    </li>
  );
}
