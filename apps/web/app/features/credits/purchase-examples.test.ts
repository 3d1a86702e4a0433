import { expect, test } from 'vitest';
import { purchaseExamples } from './purchase-examples.ts';

test.each([
  [50, 'questionnaires 2, searches 10'],
  [98, 'questionnaires 4, searches 19'],
  [100, 'questionnaires 5, liveConsultations 1'],
  [250, 'questionnaires 12, liveConsultations 2'],
])('%i credits are enough for %s', (credits, things) => {
  expect(
    purchaseExamples(credits)
      .map(({ what, count }) => `${what} ${count}`)
      .join(', '),
  ).toBe(things);
});
