import type { Mail, MailName } from './index.ts';

const CLOCKS = {
  when: 'Do., 19. Nov., 14:00 (Berlin)',
  ownTime: 'Donnerstag, 19. November 2026 um 14:00',
  ownZone: 'Berlin',
  turkishTime: 'Donnerstag, 19. November 2026 um 16:00',
};
const EVENT = { eventId: '7f3c@ismi.example', startsAt: '2026-11-19T13:00:00.000Z' };
const PROFILE = 'https://ismi.example/de/profile?tab=appointments';
const CONSULTING = 'https://ismi.example/de/consulting';

type Consulting = Extract<MailName, `consult${string}` | `appointment${string}`>;

/** One of each mail about consulting. */
export const consultingSamples: { [N in Consulting]: Mail<N> } = {
  consultingReceived: {
    template: 'consultingReceived',
    props: { credits: '49', profileUrl: PROFILE },
  },
  consultantRequest: {
    template: 'consultantRequest',
    props: { name: 'Esra', email: 'esra@example.org', wishes: 'Elif' },
  },
  consultingAnswered: {
    template: 'consultingAnswered',
    props: { answer: 'Elif\n\nDer erste Buchstabe.', profileUrl: PROFILE },
  },
  consultingCancelled: {
    template: 'consultingCancelled',
    props: { reason: 'Krankheit', credits: '49', consultingUrl: CONSULTING },
  },
  appointmentConfirmed: {
    template: 'appointmentConfirmed',
    props: {
      ...CLOCKS,
      ...EVENT,
      instagram: '@familie.yildirim',
      credits: '99',
      profileUrl: PROFILE,
    },
  },
  consultantAppointment: {
    template: 'consultantAppointment',
    props: {
      ...CLOCKS,
      ...EVENT,
      name: 'Esra',
      email: 'esra@example.org',
      instagram: '@familie.yildirim',
      wishes: '–',
    },
  },
  appointmentReminder: {
    template: 'appointmentReminder',
    props: { ...CLOCKS, instagram: '@familie.yildirim', profileUrl: PROFILE },
  },
  appointmentCancelled: {
    template: 'appointmentCancelled',
    props: {
      ...CLOCKS,
      ...EVENT,
      reason: 'Krankheit',
      credits: '99',
      consultingUrl: CONSULTING,
    },
  },
};
