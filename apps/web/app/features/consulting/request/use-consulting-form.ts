import {
  ConsultingForm,
  type consulting,
  consulting as endpoints,
  type ResponseOf,
} from '@ismi/contract';
import { CONSULTING_CREDITS } from '@ismi/contract/pricing';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { STORED_KEYS } from '../../../browser/stored-keys.ts';
import type { ApiError } from '../../../data/api-error.ts';
import { type CreditShortfall, parseShortfall } from '../../../data/credits/credit-shortfall.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { updateUser } from '../../../data/session/session-store.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { useDraft } from '../../../data/use-draft.ts';
import { localTimeZone } from '../../../i18n/local-time.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { type ConsultingValues, EMPTY_VALUES, toRequestBody, typeOf } from './consulting-values.ts';

type Booked = ResponseOf<typeof consulting.request>;

/** State of a request: idle, submitting, then one of these. */
export type Outcome =
  | { state: 'idle' | 'submitting' | 'login_required' }
  | { state: 'success'; booked: Booked }
  | { state: 'insufficient_credits'; shortfall: CreditShortfall }
  | { state: 'slot_not_available' | 'slot_conflict' | 'error'; message: string };

/** The rules of the contract, a due date that is not past, and the consent; errors are shown beside their fields. */
const resolverFrom =
  (today: string): Resolver<ConsultingValues> =>
  (values) => {
    const body = toRequestBody(values);
    const parsed = ConsultingForm.safeParse(body);
    const errors: FieldErrors<ConsultingValues> = {};
    if (body.dueDate && body.dueDate < today) errors.dueDate = { type: 'past' };
    if (body.religiousPreference && !body.religiousConsent)
      errors.religiousConsent = { type: 'required' };
    for (const { path, code } of parsed.error?.issues ?? []) {
      // The form's field names are those of the contract.
      const field = path[0] as keyof ConsultingValues;
      errors[field] ??= { type: code };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

/** The consent has to be given again for each request. */
const UNSAVED_FIELDS = ['religiousConsent'] as const;

const REFUSALS = {
  SLOT_NOT_AVAILABLE: 'slot_not_available',
  SLOT_CONFLICT: 'slot_conflict',
} as const;

function outcomeAfter(error: ApiError): Outcome {
  const shortfall = error.code === 'INSUFFICIENT_CREDITS' ? parseShortfall(error.data) : undefined;
  if (shortfall) return { state: 'insufficient_credits', shortfall };
  if (error.code === 'UNAUTHENTICATED') return { state: 'login_required' };
  const slotState = Object.entries(REFUSALS).find(([code]) => code === error.code)?.[1];
  return { state: slotState ?? 'error', message: error.message };
}

const IDLE: Outcome = { state: 'idle' };
const SUBMITTING: Outcome = { state: 'submitting' };

interface ConsultingFormOptions {
  /** Today by the calendar; empty until it is loaded. */
  today: string;
  onSlotsChanged: () => void;
}

/** The form, its draft and the outcome of submitting it. */
export function useConsultingForm({ today, onSlotsChanged }: ConsultingFormOptions) {
  const language = useLocale();
  const session = useSession();
  const form = useForm<ConsultingValues>({
    resolver: resolverFrom(today),
    defaultValues: EMPTY_VALUES,
    mode: 'onSubmit',
  });
  const deleteDraft = useDraft(form, STORED_KEYS.consultingDraft, UNSAVED_FIELDS);
  const request = useApiMutation(endpoints.request, {
    opKey: true,
    invalidates: [endpoints.appointments],
  });
  const [outcome, setOutcome] = useState(IDLE);
  const clearOutcome = () => setOutcome(IDLE);
  const [lastLanguage, setLastLanguage] = useState(language);
  if (language !== lastLanguage) {
    // A message in the previous language is no longer shown.
    setLastLanguage(language);
    clearOutcome();
  }
  const ownAddress = session.state === 'signed-in' ? session.user.email : undefined;
  useEffect(() => {
    if (ownAddress && form.getValues('email') === '') form.setValue('email', ownAddress);
  }, [form, ownAddress]);

  const showRefusal = (refusal: ApiError) => {
    const next = outcomeAfter(refusal);
    setOutcome(next);
    if (next.state === 'slot_not_available' || next.state === 'slot_conflict') onSlotsChanged();
    return true;
  };
  const send = async (values: ConsultingValues) => {
    if (session.state !== 'signed-in') return setOutcome({ state: 'login_required' });
    const type = typeOf(values);
    // The form cannot be submitted before one is chosen.
    if (!type) return;
    const required_credits = CONSULTING_CREDITS[type];
    const { credits: current_credits } = session.user;
    if (current_credits < required_credits) {
      const shortfall = { required_credits, current_credits };
      return setOutcome({ state: 'insufficient_credits', shortfall });
    }
    const written = ConsultingForm.parse(toRequestBody(values));
    const body = {
      ...(written.consultationType === 'instagram'
        ? { ...written, timeZone: localTimeZone() }
        : written),
      language,
      max_credits: required_credits,
    };
    const booked = await request.send({ body }, { onRefused: showRefusal });
    if (!booked) return;
    updateUser({ credits: booked.creditsRemaining });
    form.reset({ ...EMPTY_VALUES, email: session.user.email });
    deleteDraft();
    setOutcome({ state: 'success', booked });
    if (booked.appointment) onSlotsChanged();
  };
  return {
    form,
    outcome: request.isBusy ? SUBMITTING : outcome,
    clearOutcome,
    submit: form.handleSubmit(send, clearOutcome),
  };
}
