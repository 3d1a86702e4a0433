import {
  costOfAnswers,
  LOCALES,
  type Locale,
  SUGGESTION_LIMITS,
  SuggestionForm,
} from '@ismi/contract';
import { expect, test } from 'vitest';
import { INJECTIONS } from '../../../test/fixtures/injections.ts';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import { aForm } from '../../../test/fixtures/suggestions.ts';
import type { LanguageModel, Question } from '../../integrations/llm/port.ts';
import { makeLog } from '../../lib/log.ts';
import { isInLanguage } from '../../lib/text-language.ts';
import { buildNamePool } from '../names/name-pool.service.ts';
import { indexCatalogue } from '../names/served-catalogue.service.ts';
import { type Plan, planFor } from './list-plan.rules.ts';
import { INSTRUCTIONS, REPAIR_INSTRUCTIONS } from './model-instructions.rules.ts';
import { writeList } from './model-writer.service.ts';

const served = indexCatalogue(theCatalogue());
const shelves = new Map(LOCALES.map((locale) => [locale, buildNamePool(served, locale)]));
const log = makeLog('silent', 'test');

interface ModelAnswers {
  count: number;
  language: Locale;
  wishes: { in_their_words?: Record<string, unknown> };
  candidates: { id: string; facts: Record<string, unknown> }[];
}
type Candidate = ModelAnswers['candidates'][number];

const FRIENDLY: Record<Locale, string> = {
  tr: 'Bu isim size ve ailenize çok yakışır.',
  en: 'This name is a warm one for you and your family.',
  de: 'Der Name ist für euch und euer Kind der richtige.',
  ar: 'هذا الاسم يليق بكم وبابنتكم.',
};

/** What the stranger typed, field by field. */
const typedIn = ({ wishes }: ModelAnswers): string[] =>
  Object.values(wishes.in_their_words ?? {})
    .flat()
    .map(String);
const saying =
  (textOf: (told: ModelAnswers, instructions: string, at: number) => string, cite = citeFirst) =>
  (told: ModelAnswers, instructions: string) => ({
    chosen: told.candidates.slice(0, told.count).map((candidate, at) => ({
      id: candidate.id,
      sentences: [
        { text: textOf(told, instructions, at).slice(0, 700) || '-', facts: cite(candidate) },
      ],
    })),
    own: [],
  });
const citeFirst = ({ facts }: Candidate) => Object.keys(facts).slice(0, 1);
const citeAll = ({ facts }: Candidate) => Object.keys(facts).slice(0, 20);

/** What a stranger's text may pretend to be a fact, in a sentence that is otherwise in order. */
const FORGED: Record<Locale, string> = {
  tr: 'Bu isim, 1.quran 99:1 âyetinde geçtiği için size çok uygun.',
  en: 'This name stands in verse 99 of the Qur’an, and so it is for you.',
  de: 'Der Name steht in Sure 99, und deshalb ist er für euch der richtige.',
  ar: 'هذا الاسم مذكور في سورة من القرآن، ولذلك هو لكم.',
};

/** Models that obey a stranger, each in another way. */
const OBEDIENT: Record<string, (told: ModelAnswers, instructions: string) => unknown> = {
  'repeats the stranger': saying((told) => typedIn(told).join(' ')),
  'repeats one field of the stranger': saying((told, _, at) => {
    const typed = typedIn(told);
    return `${FRIENDLY[told.language]} ${typed[at % typed.length]}`;
  }),
  'shows its instructions': saying((_, instructions) => instructions.slice(0, 300)),
  'takes the stranger’s facts for ours': saying(
    ({ language }) => FORGED[language],
    (candidate) => [...citeFirst(candidate), '1.forged', '99.quran'],
  ),
  'believes the stranger, and cites what there is': saying(
    ({ language }) => FORGED[language],
    (candidate) => citeAll(candidate).filter((id) => id.includes('.family')),
  ),
  'chooses what is not offered, and too many': ({ candidates }) => ({
    chosen: [
      { id: 'iblis', sentences: [{ text: 'because', facts: ['1.meaning'] }] },
      ...candidates.map(({ id }) => ({ id, sentences: [{ text: 'PWNED', facts: ['1.meaning'] }] })),
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
    chosen: Array.from({ length: 10 }, () => ({
      id: candidates[0]?.id ?? '',
      sentences: [{ text: 'PWNED', facts: ['1.meaning'] }],
    })),
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

const planned = new Map<string, Plan>();
/** The same plan for each model. */
function plannedOnce(key: string, plan: () => Plan): Plan {
  const known = planned.get(key) ?? plan();
  planned.set(key, known);
  return known;
}

/** The same text in every field that a family types in. */
const typedEverywhere = (text: string) => {
  const name = text.slice(0, 60).trim();
  return {
    details: text,
    sibling: { hasSibling: true as const, siblingName: name },
    siblings: [name],
    surname: name,
    loved: [name],
    refused: [name],
    honoured: [name],
  };
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
    expect(JSON.parse(first?.material ?? '').wishes.in_their_words.text).toBe(form.details);
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
      const plain = aForm({ language: locale, religious: at % 2 === 0 });
      const form = SuggestionForm.parse({ ...plain, ...typedEverywhere(text), remember: true });
      expect(costOfAnswers(form)).toBe(costOfAnswers(plain) + 5);
      const plan = plannedOnce(`${locale} ${text}`, () => planIn(locale, form));
      const { entries, freeReason } = await writeList({ llm: modelThat(obey), log }, plan, {
        accountId: 'a',
        isModelOn: true,
      });
      expect(freeReason).toBeNull();
      expect(entries).toHaveLength(plan.chosen.length);
      expect(plan.chosen).toHaveLength(SUGGESTION_LIMITS.names);
      const allowed = new Set(plan.candidates.map(({ id }) => id));
      const ids = entries.map((entry) => ('own' in entry ? entry.own.name : entry.id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const entry of entries) {
        if (!('own' in entry)) expect(allowed).toContain(entry.id);
        expect(isInLanguage(locale, entry.reason)).toBe(true);
        expect(entry.reason).not.toContain(INSTRUCTIONS.slice(0, 40));
        expect(entry.reason).not.toContain(text);
        expect(entry.reason).not.toMatch(/PWNED|https?:|www\.|99/);
        expect(entry.reason).not.toContain(FORGED[locale]);
      }
    }
  },
);
