import { expect, test } from 'vitest';
import { type AdminDaySlot, figuresOf, gridOf, stateOfDay } from './day-state.ts';

const slot = (wishes: Partial<AdminDaySlot> = {}): AdminDaySlot => ({
  id: '00000000-0000-4000-8000-000000000000',
  slot_date: '2026-11-19',
  slot_time: '10:00',
  max_appointments: 1,
  current_appointments: 0,
  is_available: true,
  is_blocked: false,
  blocked_reason: null,
  consultingRequests: [],
  totalRequests: 0,
  pendingRequests: 0,
  ...wishes,
});
const TAKEN = slot({ current_appointments: 1 });
const CLOSED = slot({ is_blocked: true, blocked_reason: 'closed' });

test.each([
  ['no-slots', []],
  ['available', [slot(), slot()]],
  ['partial', [slot(), TAKEN]],
  ['partial', [slot({ max_appointments: 2, current_appointments: 1 })]],
  ['full', [TAKEN, TAKEN]],
  ['full', [TAKEN, CLOSED]],
  ['available', [slot(), CLOSED]],
  ['blocked', [CLOSED, slot({ is_available: false })]],
] as const)('a day is %s', (state, slots) => {
  expect(stateOfDay(slots)).toBe(state);
});

test('the grid has six weeks from Monday on', () => {
  const days = gridOf('2026-11');
  expect([days.length, days[0], days.at(-1)]).toEqual([42, '2026-10-26', '2026-12-06']);
  expect(gridOf('2027-02')[0]).toBe('2027-02-01'); // a February that begins on a Monday
});

test('requests of a day are counted by status', () => {
  const request = (status: 'pending' | 'processing' | 'completed') => ({
    id: '00000000-0000-4000-8000-000000000001',
    user_name: 'Elif',
    status,
  });
  const slots = [
    slot({ current_appointments: 2, consultingRequests: [request('pending'), request('pending')] }),
    slot({ current_appointments: 1, consultingRequests: [request('completed')] }),
  ];
  expect(figuresOf(slots)).toEqual({
    slots: 2,
    booked: 3,
    total: 3,
    pending: 2,
    processing: 0,
    completed: 1,
  });
});
