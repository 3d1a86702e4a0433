import type { WithdrawalForm } from '@ismi/contract';
import { BUSINESS_TIME_ZONE } from '@ismi/contract/business-hours';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { ApiError } from '../../data/api-error.ts';
import { formatDayAndTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type Step, useWithdrawal } from './use-withdrawal.ts';

const FIELDS = ['name', 'email', 'order_number'] as const;

type FieldProps = {
  control: Control<WithdrawalForm>;
  name: (typeof FIELDS)[number];
  hint?: string;
} & Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'dir'>;

function Field({ control, name, ...look }: FieldProps) {
  const { t } = useTranslation('withdrawal');
  const { field, fieldState } = useController({ control, name });
  const { ref, disabled: _, ...bound } = field;
  return (
    <TextField
      {...look}
      {...bound}
      inputRef={ref}
      isRequired
      label={t(`fields.${name}.label`)}
      error={fieldState.error && t(`fields.${name}.error`)}
    />
  );
}

/** The exact text of the declaration. */
function Declaration({ form }: { form: WithdrawalForm }) {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <p className="text-lg">{t('declaration')}</p>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {FIELDS.map((name) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="text-ink-2">{t(`fields.${name}.label`)}</dt>
            <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">
              <bdi>{form[name]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Failure({ failure }: { failure: ApiError | undefined }) {
  const { t } = useTranslation('withdrawal');
  if (!failure) return null;
  return (
    <Notice kind="error" title={failure.message}>
      <p>{t('kept')}</p>
    </Notice>
  );
}

interface ConfirmProps {
  step: Extract<Step, { at: 'confirm' }>;
  onBack: () => void;
  onConfirm: () => void;
}

function Confirm({ step, onBack, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('withdrawal');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {t('confirmTitle')}
      </h2>
      <div>
        <Declaration form={step.form} />
      </div>
      <Failure failure={step.failure} />
      <div className="grid gap-3 sm:flex">
        <Button busyLabel={step.isSending ? t('sending') : undefined} onPress={onConfirm}>
          {t('confirm')}
        </Button>
        <Button kind="secondary" isDisabled={step.isSending} onPress={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}

function Done({ confirmation }: Extract<Step, { at: 'done' }>) {
  const { t } = useTranslation('withdrawal');
  const locale = useLocale();
  const notice = useRef<HTMLDivElement>(null);
  // In the time zone of the mail, so that the declaration has the same time everywhere.
  const moment = formatDayAndTime(locale, confirmation.received_at, BUSINESS_TIME_ZONE);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <Notice ref={notice} kind="success" title={t('done.title')}>
        <p>{t('done.received', { moment })}</p>
        <p>
          {t('done.reference')}{' '}
          <bdi className="tnum whitespace-nowrap font-semibold">{confirmation.reference}</bdi>
        </p>
      </Notice>
      <p className="text-ink-2">{t('done.mail', { email: confirmation.email })}</p>
      <p className="text-ink-2">{t('done.next')}</p>
    </div>
  );
}

/** Going back from the second step moves the focus to the first. */
function useFocusOnReturn(at: Step['at']) {
  const fields = useRef<HTMLFormElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === 'confirm' && at === 'fill') fields.current?.focus();
    before.current = at;
  }, [at]);
  return fields;
}

/** The withdrawal function: which purchase, then the confirmation. Needs no account. */
export function WithdrawalFlow({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('withdrawal');
  const { form, step, goOn, goBack, confirm } = useWithdrawal(orderNumber);
  const isHydrating = !useHydrated();
  const fields = useFocusOnReturn(step.at);
  if (step.at === 'done') return <Done {...step} />;
  if (step.at === 'confirm') {
    return (
      <Confirm step={step} onBack={() => void goBack()} onConfirm={() => void confirm(step.form)} />
    );
  }
  const { control } = form;
  return (
    <form
      ref={fields}
      tabIndex={-1}
      aria-label={t('title')}
      onSubmit={goOn}
      noValidate
      className="grid gap-5 outline-none"
    >
      <Field control={control} name="name" autoComplete="name" dir="auto" />
      <Field control={control} name="email" type="email" autoComplete="email" dir="ltr" />
      <Field control={control} name="order_number" dir="ltr" hint={t('fields.order_number.hint')} />
      <Failure failure={step.failure} />
      <div className="grid justify-items-start gap-3">
        <Button type="submit" isHydrating={isHydrating} className="w-full sm:w-auto sm:min-w-56">
          {t('goOn')}
        </Button>
        <p className="hint mt-0">{t('twoSteps')}</p>
      </div>
    </form>
  );
}
