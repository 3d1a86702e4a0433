/** The choices in the consulting form. Free of zod. */
export const CONSULTATION_TYPES = ['mail', 'instagram'] as const;
export type ConsultationType = (typeof CONSULTATION_TYPES)[number];

export const REQUEST_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The customer's view; upcoming and past follow from the clock. */
export const APPOINTMENT_STATUSES = ['upcoming', 'completed', 'cancelled', 'past'] as const;
export const APPOINTMENT_FILTERS = ['all', ...APPOINTMENT_STATUSES] as const;
export type AppointmentFilter = (typeof APPOINTMENT_FILTERS)[number];

export const CONSULTING_CHOICES = {
  gender: ['girl', 'boy', 'unisex'],
  religiousPreference: ['important', 'welcome', 'open'],
  nameStyle: ['classic', 'modern', 'rare', 'open'],
  meaningImportance: ['high', 'medium', 'low'],
} as const;
export type ConsultingChoice = keyof typeof CONSULTING_CHOICES;

/** The wording of the consent beside `religiousPreference`; a new wording is a new version. */
export const CONSULTING_CONSENT_VERSION = '2026-11-15';
