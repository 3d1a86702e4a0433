import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { modelSpending } from '../db/schema/model.ts';
import type { ModelBudget } from '../integrations/llm/port.ts';
import type { Clock } from '../lib/clock.ts';

/** Cost of the model per day, across all processes. */
export function modelBudget(db: Db, clock: Clock): ModelBudget {
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    async spentToday() {
      const [row] = await db
        .select({ spent: modelSpending.microEuros })
        .from(modelSpending)
        .where(sql`${modelSpending.day} = ${today()}`);
      return row?.spent ?? 0;
    },
    async add({ inputTokens, outputTokens, microEuros }) {
      await db
        .insert(modelSpending)
        .values({ day: today(), calls: 1, inputTokens, outputTokens, microEuros })
        .onConflictDoUpdate({
          target: modelSpending.day,
          set: {
            calls: sql`${modelSpending.calls} + 1`,
            inputTokens: sql`${modelSpending.inputTokens} + excluded.input_tokens`,
            outputTokens: sql`${modelSpending.outputTokens} + excluded.output_tokens`,
            microEuros: sql`${modelSpending.microEuros} + excluded.micro_euros`,
          },
        });
    },
  };
}
