import { consultingAdmin, type ResponseOf } from '@ismi/contract';
import { CONSULTING_LIMITS } from '@ismi/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminApi } from '../../data/admin/use-admin-api.ts';
import { useLoaded } from '../../data/admin/use-loaded.ts';
import { ApiError } from '../../data/api-error.ts';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LoadFailure } from '../../ui/admin/list-states.tsx';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

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
  onDone: (text: string) => Promise<void>;
}

/** Closing hours in three steps: what it would do, why it is done, and once more. */
export function BlockFlow({ request, onClose, onDone }: BlockFlowProps) {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const locale = useLocale();
  const id = useId();
  const date =
    request &&
    formatCalendarDay(locale, request.date, { day: 'numeric', month: 'long', weekday: 'long' });
  return (
    <Modal kind="dialog" isOpen={request !== undefined} onClose={onClose} labelledBy={id}>
      {request && (
        <div className="admin-dialog">
          <DialogHead id={id} closeLabel={words.close} onClose={onClose}>
            {t(request.times ? 'block.titleSlot' : 'block.titleDay', {
              day: date,
              time: request.times?.join(', '),
            })}
          </DialogHead>
          <Steps request={request} onClose={onClose} onDone={onDone} />
        </div>
      )}
    </Modal>
  );
}

function Steps({ request, onClose, onDone }: BlockFlowProps & { request: BlockRequest }) {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const api = useAdminApi();
  const preview = useLoaded(consultingAdmin.block, {
    query: { preview: 'true' },
    body: { ...request, reason: 'Preview' },
  });
  const [step, setStep] = useState<Step>('impact');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const length = reason.trim().length;
  const isReasonGiven = length >= CONSULTING_LIMITS.blockReasonMin;
  const impact = preview.data;

  const block = async ({ affectedAppointments: expectedAffected }: Impact) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await api.send(consultingAdmin.block, {
        query: {},
        body: { ...request, reason: reason.trim(), expectedAffected },
      });
      onClose();
      await onDone(t('block.done'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      if (error.code !== 'BLOCK_CHANGED') return;
      // Somebody booked or left meanwhile: what was agreed to is no longer what would happen.
      setStep('impact');
      await preview.reload();
    } finally {
      setBusy(false);
    }
  };
  const goOn = () => {
    if (step === 'impact') setStep('reason');
    else if (step === 'confirm') return impact && void block(impact);
    else if (isReasonGiven) setStep('confirm');
    else setTried(true);
  };
  const back = STEPS[STEPS.indexOf(step) - 1];
  return (
    <form
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) goOn();
      }}
    >
      <p aria-live="polite" className="text-ink-3 text-sm">
        {t('block.step', { step: STEPS.indexOf(step) + 1, of: STEPS.length })} ·{' '}
        {t(`block.steps.${step}`)}
      </p>
      {failure !== undefined && <Notice kind="error" title={failure} />}
      {step === 'impact' && <ImpactStep preview={preview} />}
      {step === 'reason' && (
        <TextField
          label={t('block.reason')}
          name="reason"
          multiline
          value={reason}
          onChange={(text) => setReason(text.slice(0, CONSULTING_LIMITS.blockReason))}
          onBlur={() => {}}
          hint={t('block.reasonHint')}
          counter={{ used: length, max: CONSULTING_LIMITS.blockReason }}
          error={isTried && !isReasonGiven ? t('block.reasonMissing') : undefined}
        />
      )}
      {step === 'confirm' && impact && <Summary impact={impact} reason={reason.trim()} />}
      <DialogButtons>
        <Button
          type="submit"
          kind={step === 'confirm' ? 'danger' : 'primary'}
          busyLabel={isBusy ? words.busy : undefined}
          isDisabled={!impact || preview.isLoading}
        >
          {t(step === 'confirm' ? 'block.confirm' : 'block.next')}
        </Button>
        <Button kind="secondary" onPress={() => (back ? setStep(back) : onClose())}>
          {back ? t('block.back') : words.cancel}
        </Button>
      </DialogButtons>
    </form>
  );
}

function ImpactStep({
  preview,
}: {
  preview: ReturnType<typeof useLoaded<typeof consultingAdmin.block>>;
}) {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const { data: impact, failure, reload } = preview;
  if (failure !== undefined)
    return (
      <LoadFailure
        title={t('block.previewFailed')}
        reason={failure}
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
