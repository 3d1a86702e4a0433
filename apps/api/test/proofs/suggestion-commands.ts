import { createInterface } from 'node:readline';
import { loadCatalogue } from '@ismi/catalogue';
import { LOCALES, SuggestionForm } from '@ismi/contract';
import { z } from 'zod';
import { buildNamePool, unverifiedFacts } from '../../src/features/names/name-pool.service.ts';
import { indexCatalogue } from '../../src/features/names/served-catalogue.service.ts';
import { planFor } from '../../src/features/suggestions/list-plan.rules.ts';
import { listViewOf } from '../../src/features/suggestions/list-view.rules.ts';
import { writeList } from '../../src/features/suggestions/model-writer.service.ts';
import { type LanguageModel, ModelFault, type Question } from '../../src/integrations/llm/port.ts';
import { makeLog } from '../../src/lib/log.ts';

/** Suggests names for each line of JSON, without a database, and answers with what was promised and what was delivered. */
const Order = z.object({ form: SuggestionForm, locale: z.enum(LOCALES), byModel: z.boolean() });
const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]),
});
const { MODEL_URL = '', MODEL_KEY = '' } = process.env;

/** The simulator, called directly: the adapter has its own tests. */
const simulated: LanguageModel = {
  model: 'simulated',
  async ask<T>({ instructions, material, schema }: Question<T>) {
    const response = await fetch(`${MODEL_URL}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${MODEL_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'simulated',
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: material },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'r', schema: {} } },
      }),
    });
    const heard = Completion.safeParse(await response.json());
    if (!heard.success) throw new ModelFault('unusable', heard.error);
    const [{ message }] = heard.data.choices;
    return { kind: 'answer' as const, value: schema.parse(JSON.parse(message.content)) };
  },
};

const served = indexCatalogue(loadCatalogue());
const shelves = new Map(LOCALES.map((locale) => [locale, buildNamePool(served, locale)]));
const log = makeLog('silent', 'test');

async function carryOut(line: string) {
  const { form, locale, byModel } = Order.parse(JSON.parse(line));
  const shelf = shelves.get(locale);
  if (!shelf) throw new Error(`no shelf for ${locale}`);
  const { language: _, drawn: __, ...wishes } = form;
  const plan = planFor(shelf, wishes, locale);
  const promise = { expected: plan.chosen.length };
  if (promise.expected === 0) return { promise, batch: null };
  const written = await writeList({ llm: byModel ? simulated : null, log }, plan, {
    accountId: 'a',
    isModelOn: true,
  });
  const list = {
    id: crypto.randomUUID(),
    createdAt: new Date(0),
    language: locale,
    answers: wishes,
    names: written.entries,
    namesCount: written.entries.length,
    writer: written.writer,
    // A paid list, since a free one contains less.
    creditsUsed: 1,
  };
  const facts = {
    locale,
    factsOf: shelf.factsOf,
    publicFactsOf: shelf.publicFactsOf,
    unverifiedFacts: (own: Parameters<typeof unverifiedFacts>[0]) => unverifiedFacts(own, locale),
  };
  return { promise, batch: listViewOf(list, facts) };
}

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(await carryOut(line))}\n`);
