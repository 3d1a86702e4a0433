import { consultingAdmin } from '@ismi/contract';
import { Ban, LockOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { formatCalendarDay } from '../../i18n/dates.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { RowAction } from '../../ui/admin/row-action.tsx';
import { SidePanel } from '../../ui/admin/side-panel.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import type { BlockRequest } from './block-flow.tsx';
import { type AdminDaySlot, figuresOf, stateOfDay, stateOfSlot } from './day-state.ts';
import { NewSlotForm } from './new-slot-form.tsx';
import { RequestStatusIcon } from './request-status.tsx';
import { SlotBadge } from './slot-badge.tsx';
import { CALENDAR_VIEWS } from './use-calendar-slots.ts';

interface DayEditorProps {
  day: string;
  today: string;
  slots: readonly AdminDaySlot[];
  isOpen: boolean;
  onClose: () => void;
  onBlock: (request: BlockRequest) => void;
}

/** The slots of a day: add, close, open and withdraw them. */
export function DayEditor({ day, isOpen, onClose, ...rest }: DayEditorProps) {
  const words = useAdminTexts();
  const locale = useLocale();
  const title =
    day === ''
      ? ''
      : formatCalendarDay(locale, day, { day: 'numeric', month: 'long', weekday: 'long' });
  return (
    <SidePanel isOpen={isOpen} title={title} closeLabel={words.close} onClose={onClose}>
      <EditedDay key={day} day={day} {...rest} />
    </SidePanel>
  );
}

function EditedDay({ day, today, slots, onBlock }: Omit<DayEditorProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const update = useApiMutation(consultingAdmin.updateSlot, { invalidates: CALENDAR_VIEWS });
  const deletion = useApiMutation(consultingAdmin.deleteSlot, { invalidates: CALENDAR_VIEWS });
  const { isBusy, failure } = update;
  const [slotToDelete, setSlotToDelete] = useState<AdminDaySlot>();
  const figures = figuresOf(slots);
  const isPast = day < today;

  const setBlocked = async (slot: AdminDaySlot, is_blocked: boolean) => {
    // A slot whose appointment was held early is closed by `is_available: false`; opening resets both.
    const body = is_blocked ? { is_blocked } : { is_blocked, is_available: true };
    const updated = await update.send({ params: { id: slot.id }, body });
    if (updated) showToast(t(is_blocked ? 'slotBlocked' : 'slotOpened'));
  };
  const block = (slot: AdminDaySlot) =>
    slot.current_appointments > 0
      ? onBlock({ date: day, times: [slot.slot_time] })
      : setBlocked(slot, true);
  const remove = async (slot: AdminDaySlot) => {
    if (!(await deletion.send({ params: { id: slot.id } }))) return;
    setSlotToDelete(undefined);
    showToast(t('slotDeleted'));
  };
  return (
    <div className="grid gap-4">
      <p className="-mt-4 text-ink-2 text-sm">
        {t('daySummary', { slots: figures.slots, booked: figures.booked, total: figures.total })}
        <span className="block">{t('zone')}</span>
      </p>
      {failure && <Notice kind="error" title={failure.message} />}
      {slots.length === 0 && <p className="text-ink-2">{t('noSlots')}</p>}
      <ul className="grid gap-3">
        {slots.map((slot) => (
          <li key={slot.id} className="card p-4">
            <div className="flex items-center gap-3">
              <b className="tnum">{slot.slot_time}</b>
              <SlotBadge state={stateOfSlot(slot)} />
              <bdi dir="ltr" className="tnum text-ink-2 text-sm">
                {slot.current_appointments} / {slot.max_appointments}
              </bdi>
              <span className="ms-auto flex">
                {stateOfSlot(slot) === 'blocked' ? (
                  <RowAction
                    icon={LockOpen}
                    label={t('openSlot', { time: slot.slot_time })}
                    isDisabled={isBusy}
                    onPress={() => setBlocked(slot, false)}
                  />
                ) : (
                  <RowAction
                    icon={Ban}
                    label={t('blockSlot', { time: slot.slot_time })}
                    isDisabled={isBusy || isPast}
                    onPress={() => block(slot)}
                  />
                )}
                <RowAction
                  icon={Trash2}
                  label={t('deleteSlot', { time: slot.slot_time })}
                  isDisabled={isBusy || slot.current_appointments > 0}
                  onPress={() => setSlotToDelete(slot)}
                />
              </span>
            </div>
            {slot.is_blocked && slot.blocked_reason && (
              <p className="mt-2 text-ink-2 text-sm">{slot.blocked_reason}</p>
            )}
            {slot.consultingRequests.map(({ id, user_name, status }) => (
              <p key={id} className="mt-2 flex items-center gap-2 text-ink-2 text-sm">
                <RequestStatusIcon status={status} size={15} />
                <span className="min-w-0">
                  <bdi>{user_name}</bdi> · {t(`statuses.${status}`)}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {!isPast && <NewSlotForm day={day} />}
      {!isPast && slots.length > 0 && stateOfDay(slots) !== 'blocked' && (
        <div className="border-line border-t pt-4">
          <button
            type="button"
            className="btn btn-secondary w-full text-error"
            onClick={() => onBlock({ date: day, times: null })}
          >
            <Ban size={18} strokeWidth={1.75} aria-hidden />
            {t('blockDay')}
          </button>
          <p className="mt-2 text-center text-ink-2 text-sm">
            {t('blockDayHint', { booked: figures.booked - figures.completed })}
          </p>
        </div>
      )}
      <ActionDialog
        isOpen={slotToDelete !== undefined}
        title={t('deleteSlot', { time: slotToDelete?.slot_time ?? '' })}
        {...words.dialog}
        confirmLabel={t('delete')}
        action={deletion}
        kind="danger"
        onConfirm={() => slotToDelete && remove(slotToDelete)}
        onClose={() => setSlotToDelete(undefined)}
      >
        <p className="text-ink-2">{t('deleteHint')}</p>
      </ActionDialog>
    </div>
  );
}
