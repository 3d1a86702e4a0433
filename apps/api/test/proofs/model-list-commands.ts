import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readArtefact } from '@ismi/catalogue';
import { LOCALES } from '@ismi/contract';
import { z } from 'zod';
import { readModelConfig } from '../../src/config.model.ts';
import { buildNamePool } from '../../src/features/names/name-pool.service.ts';
import { indexCatalogue } from '../../src/features/names/served-catalogue.service.ts';
import { asAnswers } from '../../src/features/suggestions/answer-match.rules.ts';
import { catalogueEntries, type Entry } from '../../src/features/suggestions/list-entries.rules.ts';
import { type Plan, planFor } from '../../src/features/suggestions/list-plan.rules.ts';
import { writeList } from '../../src/features/suggestions/model-writer.service.ts';
import { languageModel } from '../../src/integrations/llm/adapter.ts';
import type { ModelBudget } from '../../src/integrations/llm/port.ts';
import { makeLog } from '../../src/lib/log.ts';
import { formOfFamily, GoldenFamily } from '../fixtures/family-form.ts';
import { meteredModel } from '../fixtures/metered-model.ts';
import { sentenceMarks } from '../fixtures/sentence-marks.ts';

/**
 * Answers each line of JSON with two lists for a family, without a database: by rules alone, and as the product writes it with the
 * configured model. Families are answered as they are ready, so that several may be under way.
 */
const Order = z.object({ mode: z.enum(['read', 'typed']), family: GoldenFamily });

const { CATALOGUE_FILE = '' } = process.env;
const model = readModelConfig();
if (!model)
  throw new Error('no model is configured: LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, or --simulator');
const served = indexCatalogue(readArtefact(readFileSync(CATALOGUE_FILE, 'utf8')));
const pools = new Map(LOCALES.map((locale) => [locale, buildNamePool(served, locale)]));
const log = makeLog('silent', 'evaluation');

let spent = 0;
/** For this run what the database keeps for a day: it ends at the same cap. */
const budget: ModelBudget = {
  spentToday: async () => spent,
  add: async ({ microEuros }) => {
    spent += microEuros;
  },
};

const shown = (entries: readonly Entry[], { pool }: Plan) =>
  entries.map((entry) =>
    'own' in entry
      ? { id: null, spelling: entry.own.name, reason: entry.reason, by: entry.by }
      : {
          id: entry.id,
          spelling: entry.spelling ?? pool.nameOf(entry.id)?.name ?? entry.id,
          reason: entry.reason,
          by: entry.by,
        },
  );

const carryOut = async (line: string) => {
  const { family, mode } = Order.parse(JSON.parse(line));
  const { lang } = family;
  const pool = pools.get(lang);
  if (!pool) throw new Error(`no pool for ${lang}`);
  const plan = planFor(pool, asAnswers(formOfFamily(family, mode)), lang);
  const metered = meteredModel((meter) => languageModel(model, { ...model, budget, ...meter }));
  const begin = performance.now();
  const written = await writeList({ llm: metered.llm, log }, plan, {
    accountId: family.id,
    isModelOn: true,
  });
  return {
    id: family.id,
    promised: plan.chosen.length,
    pool: plan.candidates.map(({ id }) => id),
    rules: shown(catalogueEntries(plan), plan),
    model: shown(written.entries, plan),
    writer: written.writer,
    isAway: written.freeReason === 'model_away',
    sentences: sentenceMarks(plan, metered.answers),
    ...metered.used(),
    seconds: (performance.now() - begin) / 1000,
  };
};

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin }))
  void carryOut(line).then((answer) => process.stdout.write(`${JSON.stringify(answer)}\n`));
