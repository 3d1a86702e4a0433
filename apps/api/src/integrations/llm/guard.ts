import { OutsideFault } from '../../lib/app-error.ts';
import { type Circuit, makeCircuit } from './circuit.ts';
import type { LanguageModel, ModelBudget, ModelCall } from './port.ts';

/** What a model may cost and take, and who is told of it. */
export interface Guards {
  eurosPerMillion: { in: number; out: number };
  dailyEuros: number;
  /** Questions of this process at the same time. */
  atOnce: number;
  budget: ModelBudget;
  tell(call: ModelCall): void;
  tellCost(euros: number): void;
  /** How much of the daily cap is spent: 1 is all of it. */
  tellShare(share: number): void;
  tellCircuit(isOpen: boolean): void;
  tellTrouble(error: unknown): void;
}

const MILLION = 1_000_000;

/** One token at a price per million is one millionth of it, which is what a micro-euro is. */
const microEurosOf = (
  { inputTokens = 0, outputTokens = 0 }: ModelCall,
  price: Guards['eurosPerMillion'],
): number => Math.ceil(inputTokens * price.in + outputTokens * price.out);

const refuse = (why: string): never => {
  throw new OutsideFault('the model', new Error(why));
};

/** Writes down what a question has cost; nobody waits for it. */
function bookKeeper(guards: Guards) {
  const { budget, eurosPerMillion, dailyEuros } = guards;
  return async (call: ModelCall): Promise<void> => {
    guards.tell(call);
    const microEuros = microEurosOf(call, eurosPerMillion);
    if (microEuros === 0) return;
    guards.tellCost(microEuros / MILLION);
    try {
      const { inputTokens = 0, outputTokens = 0 } = call;
      await budget.add({ inputTokens, outputTokens, microEuros });
      guards.tellShare((await budget.spentToday()) / MILLION / dailyEuros);
    } catch (error) {
      guards.tellTrouble(error);
    }
  };
}

/** Asks only while the day's money lasts, not too many at once, and not somebody who keeps failing: else it is as good as down. */
export function guarded(
  open: (tell: (call: ModelCall) => void) => LanguageModel,
  guards: Guards,
  circuit: Circuit = makeCircuit(),
): LanguageModel {
  const book = bookKeeper(guards);
  const model = open((call) => void book(call));
  let underWay = 0;
  const hear = (succeeded: boolean) => {
    circuit.heard(succeeded);
    guards.tellCircuit(circuit.isOpen);
  };
  return {
    model: model.model,
    async ask(question) {
      if (underWay >= guards.atOnce) refuse('too many questions at once');
      const share = (await guards.budget.spentToday()) / MILLION / guards.dailyEuros;
      guards.tellShare(share);
      if (share >= 1) refuse('what may be spent today is spent');
      if (!circuit.mayTry()) refuse('it has failed too often just now');
      underWay += 1;
      try {
        const answer = await model.ask(question);
        hear(true);
        return answer;
      } catch (error) {
        hear(false);
        throw error;
      } finally {
        underWay -= 1;
      }
    },
  };
}
