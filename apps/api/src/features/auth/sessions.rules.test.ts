import { expect, test } from 'vitest';
import { decideRenewal, proofStateOf } from './sessions.rules.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const session = { generation: 5, renewedAt: at(-3), expiresAt: at(60), endedAt: null };

test.each([
  ['took the step itself', session, { generation: 4, isFirst: true }, 'renewed'],
  ['came second within the grace', session, { generation: 4, isFirst: false }, 'renewed'],
  [
    'came at the last moment of the grace',
    { ...session, renewedAt: at(-10) },
    { generation: 4, isFirst: false },
    'renewed',
  ],
  [
    'came after the grace',
    { ...session, renewedAt: at(-10.001) },
    { generation: 4, isFirst: false },
    'reuse',
  ],
  ['is two steps old', session, { generation: 3, isFirst: false }, 'reuse'],
  [
    'belongs to a session that has ended',
    { ...session, endedAt: at(-1) },
    { generation: 4, isFirst: false },
    'over',
  ],
  [
    'belongs to a session that has expired',
    { ...session, expiresAt: NOW },
    { generation: 4, isFirst: false },
    'over',
  ],
  [
    'belongs to a session unused for two weeks',
    { ...session, renewedAt: at(-14 * 86_400) },
    { generation: 5, isFirst: false },
    'over',
  ],
  ['belongs to no session', undefined, { generation: 0, isFirst: false }, 'over'],
] as const)('a token that %s', (_, state, presented, decision) => {
  expect(decideRenewal(state, { ...presented, now: NOW })).toBe(decision);
});

test.each([
  ['never shown', null, null, false, false],
  ['shown just now', 0, 0, true, true],
  ['shown nine minutes ago', 9, 9, true, true],
  ['shown ten minutes ago', 10, 10, true, false],
  ['of this morning, and again just now', 11 * 60, 0, true, true],
  ['of twelve hours ago', 12 * 60, 0, false, true],
] as const)('a second factor %s', (_, factorMinutes, provenMinutes, hasSecondFactor, isFresh) => {
  const ago = (minutes: number | null) => (minutes === null ? null : at(-minutes * 60));
  const proofs = { secondFactorAt: ago(factorMinutes), provenAt: ago(provenMinutes) };
  expect(proofStateOf(proofs, NOW)).toEqual({ hasSecondFactor, isFresh });
});
