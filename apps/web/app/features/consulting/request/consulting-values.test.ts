import { ConsultingForm } from '@ismi/contract';
import { expect, test } from 'vitest';
import { EMPTY_VALUES, toRequestBody } from './consulting-values.ts';

const FILLED = {
  ...EMPTY_VALUES,
  consultationType: 'instagram' as const,
  email: 'esra@family.example',
  gender: 'girl',
  dueDate: '2027-03-01',
  instagramUsername: 'https://www.instagram.com/familie.yildirim/',
  selectedDate: '2026-11-19',
  selectedTime: '16:00',
  familyNames: '  ',
};

test('nothing is chosen for a family, and nothing can be sent before it has chosen', () => {
  const { consultationType: _, ...rest } = FILLED;
  expect(EMPTY_VALUES.consultationType).toBe('');
  const body = toRequestBody({ ...rest, consultationType: '' });
  expect(ConsultingForm.safeParse(body).success).toBe(false);
});

test('a mail request takes along what belongs to it', () => {
  const body = toRequestBody({ ...FILLED, consultationType: 'mail' });
  expect(ConsultingForm.parse(body)).toEqual({
    consultationType: 'mail',
    email: 'esra@family.example',
    gender: 'girl',
    dueDate: '2027-03-01',
  });
});

test('an appointment goes without the due date, with the bare Instagram name', () => {
  expect(ConsultingForm.parse(toRequestBody(FILLED))).toEqual({
    consultationType: 'instagram',
    email: 'esra@family.example',
    gender: 'girl',
    instagramUsername: 'familie.yildirim',
    selectedDate: '2026-11-19',
    selectedTime: '16:00',
  });
});

test('a consent goes only with the answer that it allows', () => {
  const agreed = { ...FILLED, religiousConsent: '2026-11-15' };
  expect(toRequestBody(agreed)).not.toHaveProperty('religiousConsent');
  expect(toRequestBody({ ...agreed, religiousPreference: 'open' })).toMatchObject({
    religiousPreference: 'open',
    religiousConsent: '2026-11-15',
  });
});

test.each([
  'familie.yildirim',
  '@familie.yildirim',
  'instagram.com/@familie.yildirim',
  ' @familie.yildirim ',
])('“%s” is a name on Instagram', (instagramUsername) => {
  const parsed = ConsultingForm.parse(toRequestBody({ ...FILLED, instagramUsername }));
  expect(parsed).toMatchObject({ instagramUsername: 'familie.yildirim' });
});
