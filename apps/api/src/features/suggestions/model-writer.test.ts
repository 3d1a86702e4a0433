import { SUGGESTION_LIMITS } from '@ismi/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import { aForm } from '../../../test/fixtures/suggestions.ts';
import type { LanguageModel } from '../../integrations/llm/port.ts';
import { makeLog } from '../../lib/log.ts';
import { buildNamePool } from '../names/name-pool.service.ts';
import { indexCatalogue } from '../names/served-catalogue.service.ts';
import { planFor } from './list-plan.rules.ts';
import { writeList } from './model-writer.service.ts';

const { language: _, ...wishes } = aForm();
const plan = planFor(buildNamePool(indexCatalogue(theCatalogue()), 'de'), wishes, 'de');
const log = makeLog('silent', 'test');

afterEach(() => vi.useRealTimers());

/** Fails after this many milliseconds, and records its time-out. */
function slowModel(takesMs: number) {
  const deadlines: number[] = [];
  const model: LanguageModel = {
    model: 'slow',
    ask: async ({ deadlineMs }) => {
      deadlines.push(deadlineMs);
      vi.advanceTimersByTime(takesMs);
      return { kind: 'refused' };
    },
  };
  return { model, deadlines };
}

test.each<[number, number[]]>([
  [0, [25_000, 25_000]],
  [10_000, [25_000, 15_000]],
  [22_000, [25_000, 3_000]],
  [22_001, [25_000]],
  [25_000, [25_000]],
])('after %i ms the second question gets the rest of one deadline', async (takes, expected) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { model, deadlines } = slowModel(takes);
  const written = await writeList({ llm: model, log }, plan, { accountId: 'a', isModelOn: true });
  expect(deadlines).toEqual(expected);
  expect(SUGGESTION_LIMITS.modelDeadlineMs).toBe(25_000);
  expect(written).toMatchObject({ writer: 'catalogue', freeReason: null });
});
