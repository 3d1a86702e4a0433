import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppointmentChoice } from '../calendar/appointment-choice.tsx';
import { findChosenSlot, type LocalSlot, type OpenSlots } from '../calendar/slots.ts';
import { useOpenSlots } from '../calendar/use-open-slots.ts';
import { BookedNotice } from './booked-notice.tsx';
import { ChosenSlot } from './chosen-slot.tsx';
import { typeOf } from './consulting-values.ts';
import { Outcome } from './outcome.tsx';
import { RequestFields } from './request-fields.tsx';
import { SubmitPanel } from './submit-panel.tsx';
import { TypeTiles } from './type-tiles.tsx';
import { useConsultingForm } from './use-consulting-form.ts';

/** The request form, and beside it the slot, the price and the button. */
export function ConsultingRequest({ loaded }: { loaded: OpenSlots | undefined }) {
  const { t } = useTranslation('consulting');
  const slots = useOpenSlots(loaded);
  const { form, outcome, clearOutcome, submit } = useConsultingForm({
    today: slots.open?.today ?? '',
    onSlotsChanged: slots.reload,
  });
  const values = form.watch();
  const type = typeOf(values);
  const { selectedDate: day, selectedTime: time } = values;
  const chosen = findChosenSlot(slots.open, day, time);
  const isSubmitting = outcome.state === 'submitting';
  const choose = (slot: LocalSlot | undefined) => {
    form.setValue('selectedDate', slot?.date ?? '');
    form.setValue('selectedTime', slot?.time ?? '');
    clearOutcome();
  };
  if (outcome.state === 'success') {
    return <BookedNotice booked={outcome.booked} onAgain={clearOutcome} />;
  }
  return (
    <form
      onSubmit={submit}
      onInput={clearOutcome}
      noValidate
      className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12"
    >
      <div className="grid gap-6">
        <h2 className="text-2xl md:text-3xl">{t('form.title')}</h2>
        <TypeTiles
          type={type}
          isReadOnly={isSubmitting}
          onChoose={(chosenType) => {
            form.clearErrors();
            form.setValue('consultationType', chosenType);
          }}
        />
        {type ? (
          <RequestFields
            form={form}
            type={type}
            today={slots.open?.today}
            isReadOnly={isSubmitting}
          />
        ) : (
          <p className="text-ink-2">{t('type.first')}</p>
        )}
      </div>
      <div className="card p-4 md:p-6" hidden={!type}>
        {type === 'instagram' ? (
          <AppointmentChoice slots={slots} chosen={chosen} onChoose={choose} />
        ) : (
          <div className="flex items-start gap-4">
            <Mail size={26} strokeWidth={1.5} aria-hidden className="mt-1 shrink-0 text-primary" />
            <div>
              <h2 className="text-2xl">{t('mail.title')}</h2>
              <p className="mt-2 text-ink-2">{t('mail.text')}</p>
            </div>
          </div>
        )}
        <div className="mt-5 grid gap-4 border-line border-t pt-5">
          <Outcome outcome={outcome} />
          {type === 'instagram' && (
            <p aria-live="polite">
              <span className="block text-ink-3 text-sm">{t('term.label')}</span>
              {chosen ? (
                <ChosenSlot startsAt={chosen.starts_at} />
              ) : (
                <span className="text-ink-2">{t('term.none')}</span>
              )}
            </p>
          )}
          {type && (
            <SubmitPanel
              type={type}
              isReady={type === 'mail' || chosen !== undefined}
              isSubmitting={isSubmitting}
            />
          )}
        </div>
      </div>
    </form>
  );
}
