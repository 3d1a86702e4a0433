import type { ConsultationType } from '@ismi/contract/consulting-choices';

const TEXTS = {
  email: '',
  instagramUsername: '',
  gender: '',
  parentName: '',
  partnerName: '',
  dueDate: '',
  culturalBackground: '',
  religiousPreference: '',
  /** The wording that was agreed to; empty while the box is not ticked. */
  religiousConsent: '',
  nameStyle: '',
  meaningImportance: '',
  familyNames: '',
  avoidNames: '',
  specialRequests: '',
  selectedDate: '',
  selectedTime: '',
};

/** What stands in the form: every field of both kinds, so that changing the kind loses nothing. */
export type ConsultingValues = typeof TEXTS & { consultationType: ConsultationType | '' };
type ConsultingTextField = keyof typeof TEXTS;

/** Nothing is chosen for a family: neither the dearer kind nor the other. */
export const EMPTY_VALUES: ConsultingValues = { ...TEXTS, consultationType: '' };

export const typeOf = ({
  consultationType,
}: Pick<ConsultingValues, 'consultationType'>): ConsultationType | undefined =>
  consultationType || undefined;

const ONLY: Record<ConsultationType, readonly ConsultingTextField[]> = {
  mail: ['dueDate'],
  instagram: ['instagramUsername', 'selectedDate', 'selectedTime'],
};

/** What is sent: the fields of the chosen kind, without the empty ones. */
export function toRequestBody(values: ConsultingValues): Record<string, string> {
  const foreign = [
    ...ONLY[typeOf(values) === 'mail' ? 'instagram' : 'mail'],
    ...(values.religiousPreference === '' ? (['religiousConsent'] as const) : []),
  ];
  const written = Object.entries(values).filter(
    ([field, text]) => text.trim() !== '' && !foreign.some((other) => other === field),
  );
  return Object.fromEntries(written);
}
