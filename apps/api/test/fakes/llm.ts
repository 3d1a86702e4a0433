import { type LanguageModel, ModelFault } from '../../src/integrations/llm/port.ts';

export interface FakeModel extends LanguageModel {
  /** How often it was asked. */
  asked(): number;
  /** What it was told the last time, beside our instructions. */
  lastMaterial(): string;
  /** What it says from now on: an answer by the name of the task, a refusal, or nothing because it is down. */
  set(behaviour: Behaviour): void;
}
/** A function may take its time. */
type Behaviour = 'down' | 'refuses' | ((task: string) => unknown);

/** Answers what a test says, if it fits the schema; a model that does not is as good as down. */
export function fakeModel(): FakeModel {
  let behaviour: Behaviour = 'down';
  let count = 0;
  let last = '';
  return {
    model: 'a model of the tests',
    asked: () => count,
    lastMaterial: () => last,
    set: (next) => {
      behaviour = next;
    },
    async ask({ task, material, schema }) {
      count += 1;
      last = material;
      if (behaviour === 'refuses') return { kind: 'refused' };
      if (behaviour === 'down') throw new ModelFault('away', new Error('the test set it down'));
      const value = schema.safeParse(await behaviour(task));
      if (!value.success) throw new ModelFault('unusable', value.error);
      return { kind: 'answer', value: value.data };
    },
  };
}
