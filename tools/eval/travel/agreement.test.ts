import { expect, test } from 'vitest';
import { agreementOf } from './agreement.ts';

test('the same grades agree wholly', () => {
  expect(
    agreementOf([
      [1, 1],
      [2, 2],
      [4, 4],
    ]),
  ).toEqual({
    compared: 3,
    exact: 1,
    withinOne: 1,
    kappa: 1,
  });
});

test('a constant grader agrees no better than chance', () => {
  const { kappa, exact } = agreementOf([
    [2, 1],
    [2, 2],
    [2, 3],
    [2, 2],
  ]);
  expect(kappa).toBe(0);
  expect(exact).toBe(0.5);
});

test('opposite grades are worse than chance', () => {
  expect(
    agreementOf([
      [1, 4],
      [4, 1],
    ]).kappa,
  ).toBe(-1);
});
