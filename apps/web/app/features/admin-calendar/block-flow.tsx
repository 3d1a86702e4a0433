import { admin, consultingAdmin, type ResponseOf } from '@ismi/contract';
import { CONSULTING_LIMITS } from '@ismi/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { type ApiQuery, useApiQuery } from '../../data/query.ts';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { LoadFailure } from '../../ui/admin/list-states.tsx';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { CALENDAR_VIEWS } from './use-calendar-slots.ts';

export interface BlockRequest {
  date: string;
  /** Null: the whole day. */
  times: string[] | null;
}

type Impact = ResponseOf<typeof consultingAdmin.block>;
type Step = 'impact' | 'reason' | 'confirm';
const STEPS: readonly Step[] = ['impact', 'reason', 'confirm'];

interface BlockFlowProps {
  request: BlockRequest | undefined;
  onClose: () => void;
}

/** Blocks slots in three steps: the effect, the reason, and a confirmation. */
export function BlockFlow({ request, onClose }: BlockFlowProps) {
  return request && <BlockDialog request={request} onClose={onClose} />;
}

function BlockDialog({ request, onClose }: { request: BlockRequest; onClose: () => void }) {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const locale = useLocale();
  const preview = useApiQuery(consultingAdmin.block, {
    query: { preview: 'true' },
    body: { ...request, reason: 'Preview' },
  });
  const blocking = useApiMutation(consultingAdmin.block, {
    // Appointments are cancelled, so fewer requests may be waiting.
    invalidates: [...CALENDAR_VIEWS, admin.badges],
  });
  const [step, setStep] = useState<Step>('impact');
  const [reason, setReason] = useState('');
  const impact = preview.failure ? undefined : preview.data;

  const block = async ({ affectedAppointments: expectedAffected }: Impact) => {
    const onRefused = async ({ code }: { code: string }) => {
      if (code !== 'BLOCK_CHANGED') return false;
      // A booking or a cancellation came in meanwhile, so the confirmed effect is out of date.
      setStep('impact');
      await preview.reload();
      return false;
    };
    const call = { query: {}, body: { ...request, reason, expectedAffected } };
    if (!(await blocking.send(call, { onRefused }))) return;
    onClose();
    showToast(t('block.done'));
  };
  const goOn = (typed: string) => {
    if (step === 'confirm') return impact && block(impact);
    if (step === 'reason') setReason(typed);
    setStep(step === 'impact' ? 'reason' : 'confirm');
  };
  const back = STEPS[STEPS.indexOf(step) - 1];
  const date = formatCalendarDay(locale, request.date, {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
  });
  return (
    <ActionDialog
      isOpen
      title={t(request.times ? 'block.titleSlot' : 'block.titleDay', {
        day: date,
        time: request.times?.join(', '),
      })}
      {...words.dialog}
      confirmLabel={t(step === 'confirm' ? 'block.confirm' : 'block.next')}
      kind={step === 'confirm' ? 'danger' : 'primary'}
      action={blocking}
      isDisabled={!impact || preview.isLoading}
      text={
        step === 'reason'
          ? {
              label: t('block.reason'),
              hint: t('block.reasonHint'),
              missing: t('block.reasonMissing'),
              min: CONSULTING_LIMITS.blockReasonMin,
              max: CONSULTING_LIMITS.blockReason,
            }
          : undefined
      }
      cancelLabel={back ? t('block.back') : words.cancel}
      onConfirm={goOn}
      onCancel={() => (back ? setStep(back) : onClose())}
      onClose={onClose}
    >
      <p aria-live="polite" className="text-ink-3 text-sm">
        {t('block.step', { step: STEPS.indexOf(step) + 1, of: STEPS.length })} ·{' '}
        {t(`block.steps.${step}`)}
      </p>
      {step === 'impact' && <ImpactStep preview={preview} />}
      {step === 'confirm' && impact && <Summary impact={impact} reason={reason} />}
    </ActionDialog>
  );
}

function ImpactStep({ preview }: { preview: ApiQuery<Impact> }) {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const { data: impact, failure, reload } = preview;
  if (failure)
    return (
      <LoadFailure
        title={t('block.previewFailed')}
        reason={failure.message}
        retryLabel={words.retry}
        onRetry={reload}
      />
    );
  if (!impact) return <LoadingIndicator label={words.loading} />;
  return (
    <div>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        {(
          [
            ['slots', impact.blockedSlots],
            ['appointments', impact.affectedAppointments],
            ['credits', impact.totalRefundCredits],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="flex flex-col rounded-md bg-sunken p-3">
            <dt className="grow text-ink-2">{t(`block.figures.${name}`)}</dt>
            <dd className="tnum mt-1 font-semibold text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      {impact.affectedAppointments === 0 ? (
        <p className="mt-4 text-ink-2">{t('block.nobody')}</p>
      ) : (
        <>
          <p className="mt-4 font-semibold">{t('block.who')}</p>
          <ul className="mt-1 divide-y divide-line text-sm">
            {impact.users.map((user, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order, of people who may share a name and an hour
              <li key={index} className="flex items-center gap-3 py-2">
                <b className="tnum">{user.appointmentTime}</b>
                <bdi className="truncate">{user.name}</bdi>
                <span className="tnum ms-auto whitespace-nowrap text-ink-2">
                  {t('block.credits', { credits: user.refundAmount })}
                </span>
              </li>
            ))}
          </ul>
          {impact.moreUsers > 0 && (
            <p className="mt-1 text-ink-2 text-sm">{t('block.more', { more: impact.moreUsers })}</p>
          )}
        </>
      )}
    </div>
  );
}

function Summary({ impact, reason }: { impact: Impact; reason: string }) {
  const { t } = useTranslation('admin-calendar');
  return (
    <div className="grid gap-3">
      <p>
        {t(impact.affectedAppointments === 0 ? 'block.summaryEmpty' : 'block.summary', {
          appointments: impact.affectedAppointments,
          credits: impact.totalRefundCredits,
        })}
      </p>
      <blockquote
        dir="auto"
        className="rounded-md bg-sunken p-3 text-ink-2 text-sm [overflow-wrap:anywhere]"
      >
        {reason}
      </blockquote>
      <p className="text-ink-2 text-sm">{t('block.final')}</p>
    </div>
  );
}
