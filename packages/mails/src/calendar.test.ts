import { LOCALES } from '@ismi/contract/locales';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';
import { consultingSamples } from './consulting-samples.test-data.ts';
import { renderMail } from './index.ts';

const event = {
  id: '7f3c@ismi.example',
  startsAt: '2026-11-19T13:00:00.000Z',
  title: 'ismi: Beratung',
  description: 'Auf Instagram',
  minutes: 60,
};
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('a calendar file', () => {
  it('states the time in UTC', () => {
    const lines = unfolded(calendarFile(event));
    expect(lines).toContain('DTSTART:20261119T130000Z');
    expect(lines).toContain('DTEND:20261119T140000Z');
  });

  it('ends every line with CRLF and has no line longer than 75 octets', () => {
    const file = calendarFile({ ...event, description: 'نراسلكم على إنستغرام '.repeat(20) });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`DESCRIPTION:${'نراسلكم على إنستغرام '.repeat(20)}`);
  });

  it('escapes texts, so that they start no line or value', () => {
    const lines = unfolded(calendarFile({ ...event, title: 'a;b,c\\d\r\nEND:VEVENT' }));
    expect(lines).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('does not depend on the time of writing', () => {
    expect(calendarFile(event)).toBe(calendarFile({ ...event }));
  });

  it('of a cancelled event replaces the one sent before', () => {
    const lines = unfolded(calendarFile({ ...event, cancelled: true }));
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']),
    );
    expect(lines).toContain('UID:7f3c@ismi.example');
  });
});

it.each(LOCALES)('an appointment is confirmed and cancelled with one in %s', async (locale) => {
  const { appointmentConfirmed, appointmentCancelled, appointmentReminder } = consultingSamples;
  const confirmed = await renderMail(appointmentConfirmed, locale);
  const cancelled = await renderMail(appointmentCancelled, locale);
  expect(confirmed.calendar).toContain('METHOD:PUBLISH');
  expect(cancelled.calendar).toContain('METHOD:CANCEL');
  expect((await renderMail(appointmentReminder, locale)).calendar).toBeUndefined();
});
