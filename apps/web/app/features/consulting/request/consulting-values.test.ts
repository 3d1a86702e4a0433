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

test('no kind is preselected, and the form cannot be sent before one is chosen', () => {
  const { consultationType: _, ...rest } = FILLED;
  expect(EMPTY_VALUES.consultationType).toBe('');
  const body = toRequestBody({ ...rest, consultationType: '' });
  expect(ConsultingForm.safeParse(body).success).toBe(false);
});

test('a mail request contains its own fields', () => {
  const body = toRequestBody({ ...FILLED, consultationType: 'mail' });
  expect(ConsultingForm.parse(body)).toEqual({
    consultationType: 'mail',
    email: 'esra@family.example',
    gender: 'girl',
    dueDate: '2027-03-01',
  });
});

test('an appointment has no due date, and the bare Instagram user name', () => {
  expect(ConsultingForm.parse(toRequestBody(FILLED))).toEqual({
    consultationType: 'instagram',
    email: 'esra@family.example',
    gender: 'girl',
    instagramUsername: 'familie.yildirim',
    selectedDate: '2026-11-19',
    selectedTime: '16:00',
  });
});

test('a consent is sent only with the answer that needs it', () => {
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
])('“%s” is accepted as an Instagram user name', (instagramUsername) => {
  const parsed = ConsultingForm.parse(toRequestBody({ ...FILLED, instagramUsername }));
  expect(parsed).toMatchObject({ instagramUsername: 'familie.yildirim' });
});
