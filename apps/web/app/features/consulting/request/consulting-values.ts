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
  /** Version of the accepted consent text; empty while the box is not ticked. */
  religiousConsent: '',
  nameStyle: '',
  meaningImportance: '',
  familyNames: '',
  avoidNames: '',
  specialRequests: '',
  selectedDate: '',
  selectedTime: '',
};

/** All values of the form, with the fields of both kinds, so that changing the kind loses nothing. */
export type ConsultingValues = typeof TEXTS & { consultationType: ConsultationType | '' };
type ConsultingTextField = keyof typeof TEXTS;

/** No kind is preselected, neither the more expensive one nor the other. */
export const EMPTY_VALUES: ConsultingValues = { ...TEXTS, consultationType: '' };

export const typeOf = ({
  consultationType,
}: Pick<ConsultingValues, 'consultationType'>): ConsultationType | undefined =>
  consultationType || undefined;

const ONLY: Record<ConsultationType, readonly ConsultingTextField[]> = {
  mail: ['dueDate'],
  instagram: ['instagramUsername', 'selectedDate', 'selectedTime'],
};

/** The request body: the fields of the chosen kind, without empty ones. */
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
