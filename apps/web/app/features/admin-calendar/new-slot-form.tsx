import { consultingAdmin } from '@ismi/contract';
import { CONSULTING_LIMITS } from '@ismi/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-list.ts';
import { Button } from '../../ui/form/button.tsx';
import { CALENDAR_VIEWS } from './use-calendar-slots.ts';

/** Adds a slot to this day. */
export function NewSlotForm({ day }: { day: string }) {
  const { t } = useTranslation('admin-calendar');
  const words = useAdminTexts();
  const id = useId();
  const addition = useApiMutation(consultingAdmin.addSlot, { invalidates: CALENDAR_VIEWS });
  const [time, setTime] = useState('09:00');
  const [places, setPlaces] = useState('1');
  const add = async () => {
    const added = await addition.send({
      body: { slot_date: day, slot_time: time, max_appointments: Number(places) },
    });
    if (added) showToast(t('slotAdded'));
  };
  return (
    <form
      className="rounded-lg bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h3 className="font-sans font-semibold text-base">{t('newSlot')}</h3>
      <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <div>
          <label htmlFor={`${id}-time`} className="mb-1 block text-sm">
            {t('time')}
          </label>
          <input
            id={`${id}-time`}
            type="time"
            required
            value={time}
            onChange={({ target }) => setTime(target.value)}
            className="input"
          />
        </div>
        <div>
          <label htmlFor={`${id}-places`} className="mb-1 block text-sm">
            {t('places')}
          </label>
          <input
            id={`${id}-places`}
            type="number"
            required
            min={1}
            max={CONSULTING_LIMITS.slotCapacity}
            value={places}
            onChange={({ target }) => setPlaces(target.value)}
            className="input"
          />
        </div>
        <Button
          type="submit"
          busyLabel={addition.isBusy ? words.busy : undefined}
          className="max-sm:col-span-2"
        >
          {t('add')}
        </Button>
      </div>
      {addition.failure && (
        <div className="mt-3">
          <Notice kind="error" title={addition.failure.message} />
        </div>
      )}
    </form>
  );
}
