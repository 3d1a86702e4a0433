// @vitest-environment happy-dom
import type { CustomerAppointment } from '@ismi/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { AppointmentCard } from './appointment-card.tsx';

const AT_NIGHT: CustomerAppointment = {
  id: '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
  status: 'upcoming',
  appointmentDate: '2026-11-17',
  appointmentTime: '00:30',
  startsAt: '2026-11-16T21:30:00.000Z',
  adminNotes: null,
  responseText: null,
  createdAt: '2026-11-10T08:00:00.000Z',
  consultingRequest: {
    type: 'instagram',
    status: 'pending',
    creditsUsed: 99,
    createdAt: '2026-11-10T08:00:00.000Z',
  },
};

const cardOf = (appointment: CustomerAppointment) => (
  <I18nextProvider i18n={i18nFor('de', messagesOf('de', ['common', 'profile']))}>
    <ul>
      <AppointmentCard appointment={appointment} />
    </ul>
  </I18nextProvider>
);

function showIn(timeZone: string, appointment = AT_NIGHT) {
  const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved);
  render(cardOf(appointment));
  return screen.getByRole('listitem').textContent;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['Europe/Berlin', 'Mo., 16. November 2026 · 22:30 Uhr', 'Di 00:30 in der Türkei'],
  ['America/Los_Angeles', 'Mo., 16. November 2026 · 13:30 Uhr', 'Di 00:30 in der Türkei'],
  ['Asia/Tokyo', 'Di., 17. November 2026 · 06:30 Uhr', '00:30 in der Türkei'],
])('half past midnight in Turkey is shown in %s as: %s, %s', (zone, own, turkish) => {
  const card = showIn(zone);
  expect(card).toContain(`${own}${turkish}`);
});

test('if local time equals Turkish time, it is shown once', () => {
  const card = showIn('Europe/Istanbul');
  expect(card).toContain('Di., 17. November 2026 · 00:30 Uhr');
  expect(card).not.toContain('Türkei');
});

test('until the time zone is known, Turkish time is labelled as such', () => {
  const html = renderToString(cardOf(AT_NIGHT));
  expect(html).toContain('Di., 17. November 2026 · 00:30 Uhr türkischer Zeit');
});

test('a mail request has no time', () => {
  const request = { ...AT_NIGHT.consultingRequest, type: 'mail' as const };
  const byMail = { appointmentDate: null, appointmentTime: null, startsAt: null };
  const card = showIn('Europe/Berlin', { ...AT_NIGHT, ...byMail, consultingRequest: request });
  expect(card).not.toMatch(/\d\d:\d\d/);
  expect(card).toContain('Antwort per E-Mail');
});
