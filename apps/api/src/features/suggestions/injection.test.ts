import { costOfAnswers, LOCALES, type Locale, SuggestionForm } from '@ismi/contract';
import { expect, test } from 'vitest';
import { INJECTIONS } from '../../../test/fixtures/injections.ts';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import { aForm } from '../../../test/fixtures/suggestions.ts';
import type { LanguageModel, Question } from '../../integrations/llm/port.ts';
import { makeLog } from '../../lib/log.ts';
import { isInLanguage } from '../../lib/text-language.ts';
import { buildNamePool } from '../names/name-pool.service.ts';
import { indexCatalogue } from '../names/served-catalogue.service.ts';
import { planFor } from './list-plan.rules.ts';
import { INSTRUCTIONS, REPAIR_INSTRUCTIONS } from './model-prompt.rules.ts';
import { writeList } from './model-writer.service.ts';

const served = indexCatalogue(theCatalogue());
const shelves = new Map(LOCALES.map((locale) => [locale, buildNamePool(served, locale)]));
const log = makeLog('silent', 'test');

interface ModelAnswers {
  count: number;
  wishes: { sibling_name?: string; in_their_words?: string };
  candidates: { id: string; must?: boolean }[];
}

/** Models that obey a stranger, each in another way. */
const OBEDIENT: Record<string, (told: ModelAnswers, instructions: string) => unknown> = {
  'repeats the stranger': ({ candidates, count, wishes }) => ({
    chosen: candidates
      .slice(0, count)
      .map(({ id }) => ({ id, reason: `${wishes.in_their_words} ${wishes.sibling_name}` })),
    own: [],
  }),
  'shows its instructions': ({ candidates, count }, instructions) => ({
    chosen: candidates
      .slice(0, count)
      .map(({ id }) => ({ id, reason: instructions.slice(0, 300) })),
    own: [],
  }),
  'chooses what is not offered, and too many': ({ candidates }) => ({
    chosen: [
      { id: 'iblis', reason: 'because' },
      ...candidates.map(({ id }) => ({ id, reason: 'PWNED' })),
    ].slice(0, 40),
    own: Array.from({ length: 10 }, (_, at) => ({
      name: `Lucifer${'x'.repeat(at)}`,
      gender: 'boy',
      meaning: 'see https://evil.example',
      origin: 'nowhere',
      reason: 'PWNED',
    })),
  }),
  'chooses one name ten times': ({ candidates }) => ({
    chosen: Array.from({ length: 10 }, () => ({ id: candidates[0]?.id ?? '', reason: 'PWNED' })),
    own: [],
  }),
};

const modelThat = (obey: (told: ModelAnswers, instructions: string) => unknown): LanguageModel => ({
  model: 'obedient to strangers',
  async ask<T>({ instructions, material, schema }: Question<T>) {
    const told: ModelAnswers = JSON.parse(material);
    return { kind: 'answer' as const, value: schema.parse(obey(told, instructions)) };
  },
});

const planIn = (locale: Locale, form: SuggestionForm) => {
  const shelf = shelves.get(locale);
  if (!shelf) throw new Error(`no shelf for ${locale}`);
  const { language: _, drawn: __, ...wishes } = form;
  return planFor(shelf, wishes, locale);
};

test('the corpus holds at least a hundred strings, each once', () => {
  expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length);
  expect(INJECTIONS.length).toBeGreaterThanOrEqual(100);
});

test('user text is in the material, never in the instructions', async () => {
  for (const text of INJECTIONS) {
    const heard: { instructions: string; material: string }[] = [];
    const listener: LanguageModel = {
      model: 'listens',
      ask: async ({ instructions, material }) => {
        heard.push({ instructions, material });
        return { kind: 'refused' };
      },
    };
    const form = SuggestionForm.parse(aForm({ details: text }));
    await writeList({ llm: listener, log }, planIn('de', form), {
      accountId: 'a',
      isModelOn: true,
    });
    const [first, second] = heard;
    expect(heard).toHaveLength(2);
    expect(first?.instructions).toBe(INSTRUCTIONS);
    expect(JSON.parse(first?.material ?? '').wishes.in_their_words).toBe(form.details);
    expect(second?.instructions).toBe(INSTRUCTIONS + REPAIR_INSTRUCTIONS);
    expect(JSON.parse(second?.material ?? '').wishes).not.toHaveProperty('in_their_words');
    expect(second?.material).not.toContain(JSON.stringify(form.details).slice(1, -1));
  }
});

test.each(Object.keys(OBEDIENT))(
  'a model that %s cannot change price, count, schema or language, and reveals nothing',
  { timeout: 120_000 },
  async (manner) => {
    const obey = OBEDIENT[manner];
    if (!obey) throw new Error('known above');
    for (const [at, text] of INJECTIONS.entries()) {
      const locale = LOCALES[at % LOCALES.length] ?? 'de';
      const sibling = { hasSibling: true as const, siblingName: text.slice(0, 60) };
      const plain = aForm({ language: locale, religious: at % 2 === 0 });
      const form = SuggestionForm.parse({ ...plain, details: text, sibling });
      expect(costOfAnswers(form)).toBe(costOfAnswers(plain) + 5);
      const plan = planIn(locale, form);
      const { entries, freeReason } = await writeList({ llm: modelThat(obey), log }, plan, {
        accountId: 'a',
        isModelOn: true,
      });
      expect(freeReason).toBeNull();
      expect(entries).toHaveLength(planIn(locale, plain).ranked.chosen.length);
      const allowed = new Set(
        [...plan.ranked.must, ...plan.ranked.pool].map(({ record }) => record.id),
      );
      const ids = entries.map((entry) => ('own' in entry ? entry.own.name : entry.id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const entry of entries) {
        if (!('own' in entry)) expect(allowed).toContain(entry.id);
        expect(isInLanguage(locale, entry.reason)).toBe(true);
        expect(entry.reason).not.toContain(INSTRUCTIONS.slice(0, 40));
        expect(entry.reason).not.toContain(text);
        expect(entry.reason).not.toMatch(/PWNED|https?:|www\./);
      }
    }
  },
);
