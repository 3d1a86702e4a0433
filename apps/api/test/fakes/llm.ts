import { type LanguageModel, ModelFault } from '../../src/integrations/llm/port.ts';

export interface FakeModel extends LanguageModel {
  /** Number of calls. */
  asked(): number;
  /** The last input, without our instructions. */
  lastMaterial(): string;
  /** Its answer from now on: by the name of the task, a refusal, or none because it is down. */
  set(behaviour: Behaviour): void;
}
/** A function may take time. */
type Behaviour = 'down' | 'refuses' | ((task: string) => unknown);

/** Answers as the test says, if it fits the schema; otherwise it counts as down. */
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
