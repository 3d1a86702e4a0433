import type { CatalogueName } from '@ismi/catalogue';
import { LOCALES, type Locale, SUGGESTION_LIMITS } from '@ismi/contract';
import { describe, expect, test } from 'vitest';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import { aForm } from '../../../test/fixtures/suggestions.ts';
import { makesUnprovenClaim } from '../../lib/model-text.ts';
import { isInLanguage } from '../../lib/text-language.ts';
import { buildNamePool } from '../names/name-pool.service.ts';
import { indexCatalogue } from '../names/served-catalogue.service.ts';
import { type Answers, isSameLetter, missedBy } from './answer-match.rules.ts';
import { catalogueEntries, entriesOf } from './list-entries.rules.ts';
import { type Plan, planFor } from './list-plan.rules.ts';
import { missingSentences, type Place, repair, tallyOf, verify } from './model-answer.rules.ts';
import { briefFor } from './model-prompt.rules.ts';
import { offeredFacts, offeredNames } from './offered-names.rules.ts';
import { keepsVariety } from './similarity.rules.ts';

const served = indexCatalogue(theCatalogue());
const poolIn = (locale: Locale) => buildNamePool(served, locale);
const name = (id: string): CatalogueName => {
  const record = served.nameOf(id);
  if (!record) throw new Error(`no ${id}`);
  return record;
};
const answers = (more: Partial<Answers> = {}): Answers => {
  const { language: _, drawn: __, ...plain } = aForm();
  return { ...plain, ...more };
};

describe('letters and lengths', () => {
  test.each<[string, string, Locale, boolean]>([
    ['Şeyma', 'S', 'tr', false],
    ['Şeyma', 'ş', 'tr', true],
    ['Şeyma', 's', 'en', true],
    ['İdris', 'i', 'tr', true],
    ['Irmak', 'i', 'tr', false],
    ['Ömer', 'O', 'de', false],
    ['Âdem', 'a', 'tr', true],
    ['أحمد', 'ا', 'ar', true],
    ['إبراهيم', 'أ', 'ar', true],
    ['محمد', 'ن', 'ar', false],
  ])('whether %s begins with %s for readers of %s', (written, letter, locale, expected) => {
    expect(isSameLetter(written, letter, locale)).toBe(expected);
  });

  test.each<[locale: Locale, length: Answers['length'], meets: boolean]>([
    ['de', 'medium', true],
    ['de', 'long', false],
    ['ar', 'medium', false],
    ['ar', 'long', true],
  ])('for readers of %s Ibrahim is %s: %s, by the shown spelling', (locale, length, meets) => {
    const spelled = poolIn(locale).names.find(({ record }) => record.id === 'ibrahim');
    if (!spelled) throw new Error('no ibrahim');
    const missed = missedBy(spelled, answers({ gender: 'boy', length }), locale);
    expect(missed.includes('length')).toBe(!meets);
  });
});

const idsOf = ({ chosen }: Plan) => chosen.map(({ id }) => id);

describe('plan', () => {
  test('names with a negative verdict or none are never suggested, and to those who seek none in doubt', () => {
    for (const religious of [true, false]) {
      const allowed = ['recommended', 'appropriate', ...(religious ? [] : ['conditional'])];
      const { candidates } = planFor(poolIn('de'), answers({ religious }), 'de');
      expect(candidates.length).toBeGreaterThan(60);
      for (const { record } of candidates) expect(allowed).toContain(record.islamic.verdict);
    }
  });

  test.each<[Locale, string]>([
    ['tr', 'Ş'],
    ['de', 'L'],
    ['ar', 'ن'],
  ])('in %s every name begins with the requested %s', (locale, startLetter) => {
    const { chosen } = planFor(poolIn(locale), answers({ startLetter }), locale);
    expect(chosen.length).toBeGreaterThan(0);
    for (const { spelling } of chosen)
      expect(isSameLetter(spelling.replace(/^ال/u, ''), startLetter, locale)).toBe(true);
  });

  test('the sibling’s name is not suggested, in any spelling', () => {
    const asked = answers({ gender: 'boy', siblings: ['MEHMET'] });
    const { candidates } = planFor(poolIn('tr'), asked, 'tr');
    expect(candidates.map(({ id }) => id)).not.toContain('muhammad');
  });

  test('the same answers give the same list', () => {
    const list = () => idsOf(planFor(poolIn('de'), answers(), 'de'));
    expect(list()).toEqual(list());
  });

  test('a name that was shown before does not return, unless it is loved', () => {
    const [first = '', second = '', ...rest] = idsOf(planFor(poolIn('de'), answers(), 'de'));
    const shown = [first, second, ...rest];
    const next = planFor(poolIn('de'), answers(), 'de', { shown });
    expect(next.chosen).toHaveLength(10);
    expect(next.candidates.filter(({ id }) => shown.includes(id))).toEqual([]);
    const loved = [name(first).name];
    const again = planFor(poolIn('de'), answers({ loved }), 'de', { shown });
    const returned = again.candidates.map(({ id }) => id).filter((id) => shown.includes(id));
    expect(returned).toEqual([first]);
  });

  test('a confirmed refusal leaves the name out, and the text is not read again', () => {
    const plain = planFor(poolIn('de'), answers(), 'de');
    const [first] = plain.chosen;
    const { record, id } = first ?? { record: name('layla'), id: 'layla' };
    const details = `Bitte nicht ${record.name}.`;
    const ids = (more: Partial<Answers>) => idsOf(planFor(poolIn('de'), answers(more), 'de'));
    expect(ids({ details })).not.toContain(id);
    expect(ids({ details, wishes: [] })).toContain(id);
    expect(ids({ wishes: [{ wish: 'avoid', value: record.name }] })).not.toContain(id);
  });

  test('a list has at most two names that sound alike', () => {
    expect(keepsVariety([name('amir-prince')], name('amira'))).toBe(true);
    expect(keepsVariety([name('amir-prince'), name('amira')], name('amr'))).toBe(false);
  });
});

describe('write', () => {
  test('user text reaches the model without invisible characters', () => {
    const asked = answers({
      sibling: { hasSibling: true, siblingName: 'Yu\u200Bsuf' },
      remember: true,
      details: 'soft\u{E0041}\u202E and short',
    });
    const plan = planFor(poolIn('de'), asked, 'de');
    const { material } = briefFor(plan, offeredNames(plan), 0);
    expect(JSON.parse(material).wishes).toMatchObject({
      in_their_words: { text: 'soft and short', siblings: ['Yusuf'] },
    });
  });

  test.each(LOCALES)('reasons from facts are in %s and all different', (locale) => {
    const asked = answers({
      meaning: ['nature', 'virtue'],
      phonetic: 'soft',
      sibling: { hasSibling: true, siblingName: 'Yusuf' },
      doubleName: true,
    });
    const entries = catalogueEntries(planFor(poolIn(locale), asked, locale));
    expect(entries.every(({ reason }) => isInLanguage(locale, reason))).toBe(true);
    expect(entries.every(({ reason }) => reason.length <= SUGGESTION_LIMITS.reason)).toBe(true);
    expect(new Set(entries.map(({ reason }) => reason)).size).toBe(entries.length);
    expect(entries.some(({ reason }) => /[{}]/.test(reason))).toBe(false);
  });
});

describe('verify', () => {
  const plan = planFor(poolIn('de'), answers(), 'de');
  const reason = 'Der Name passt zu dem, was ihr euch wünscht, und klingt vertraut.';
  /** Sentences about a candidate that cite its first fact. */
  const said = (id: string, ...texts: string[]) => {
    const candidate = plan.candidates.find((each) => each.id === id);
    const facts = candidate ? [...offeredFacts(plan, candidate).keys()].slice(0, 1) : [];
    return { id, sentences: texts.map((text) => ({ text, facts })) };
  };
  const reasonsOf = (places: readonly Place[]) =>
    new Map(
      places.flatMap((place) =>
        place.kind === 'verified'
          ? [[place.fitting.id, place.sentences.map(({ text }) => text)]]
          : [],
      ),
    );

  test('missing names are filled in without sentences of the model', () => {
    const last = offeredNames(plan).at(-1)?.id ?? '';
    const places = verify({ chosen: [said(last, reason)], own: [] }, plan);
    expect([places.length, missingSentences(places).length]).toEqual([10, 9]);
  });

  test('a name that was not offered is not taken', () => {
    const unseen = plan.candidates.find((each) => !offeredNames(plan).includes(each))?.id ?? '';
    const places = verify({ chosen: [said(unseen, reason)], own: [] }, plan);
    expect([...reasonsOf(places).keys()]).not.toContain(unseen);
  });

  test('a second answer fills only missing sentences, and only with what passes the check', () => {
    const [kept = '', half = '', bad = ''] = idsOf(plan);
    const wrong = 'This is the name that you and your family wished for.';
    const first = [said(kept, reason), said(half, reason, wrong), said(bad, wrong)];
    const places = verify({ chosen: first, own: [] }, plan);
    const missing = missingSentences(places).map(({ fitting, faults }) => [fitting.id, faults]);
    expect(missing.slice(0, 2)).toEqual([
      [half, ['language']],
      [bad, ['language']],
    ]);
    const second = 'Der Name klingt so weich, wie ihr ihn euch wünscht.';
    const chosen = [said(kept, second), said(half, second, second), said(bad, wrong)];
    const repaired = repair(places, { chosen, own: [] }, plan);
    const reasons = reasonsOf(repaired);
    expect([reasons.get(kept), reasons.get(half), reasons.get(bad)]).toEqual([
      [reason],
      [reason, second],
      [],
    ]);
    expect(tallyOf(repaired)).toEqual({ kept: 2, repaired: 1, replaced: 8 });
  });

  test('what stays missing of a name is said by us, about something else', () => {
    const [id = ''] = idsOf(plan);
    const [candidate] = plan.candidates;
    if (!candidate) throw new Error('no candidate');
    const use = [...offeredFacts(plan, candidate).keys()].find((fact) => fact.includes('.use.'));
    const sentences = [
      { text: reason, facts: [use ?? ''] },
      { text: 'This is the name that you and your family wished for.', facts: [use ?? ''] },
    ];
    const places = verify({ chosen: [{ id, sentences }], own: [] }, plan);
    const [entry] = entriesOf(places, plan);
    expect(entry?.by).toBe('model');
    expect(entry?.reason.startsWith(`${reason} `)).toBe(true);
    expect(entry?.reason).not.toMatch(/ von 10\.000 |wished/u);
  });

  test.each<[string, boolean]>([
    ['Er steht in Sure 12.', true],
    ['Er kommt in zwei Suren vor.', true],
    ['So hieß ein Gefährte des Propheten.', true],
    ['A name from the Qur’an.', true],
    ['It was borne by a companion.', true],
    ['It has been known since 1987.', true],
    ['Yusuf sûresinde geçer.', true],
    ['Bir âyette geçer.', true],
    ['Peygamberimizin bir sözünde geçer.', true],
    ['ورد في سُورَة يوسف.', true],
    ['ذُكِرَ في القُرْآن.', true],
    ['اسم نَبِيّ كريم.', true],
    ['اسم جميل قريب من نبيل.', false],
    ['Er klingt weich und ist selten.', false],
    ['Yumuşak bir sesi var; suretiyle değil, sesiyle güzel.', false],
    ['It sounds soft, and it is rare.', false],
  ])('of a name that only the model knows, “%s” is a claim: %s', (text, expected) => {
    expect(LOCALES.some((locale) => makesUnprovenClaim(text, locale))).toBe(expected);
  });

  test.each(['meaning', 'origin', 'reason'] as const)(
    'a name known only to the model has no claim in its %s',
    (where) => {
      const own = {
        name: 'Ninavel',
        gender: 'girl' as const,
        meaning: 'Ein Name, der in keinem Buch steht.',
        origin: 'Die Herkunft ist nicht bekannt.',
        reason,
      };
      const asked = planFor(poolIn('de'), answers({ religious: false }), 'de');
      const comes = (told: typeof own) =>
        verify({ chosen: [], own: [told] }, asked).some(({ kind }) => kind === 'own');
      expect(comes(own)).toBe(true);
      expect(comes({ ...own, [where]: `${own[where]} Er steht in Sure 12.` })).toBe(false);
    },
  );

  test.each<[Locale, string, boolean]>([
    ['de', 'This is the name that you wished for.', false],
    ['en', 'Der Name ist das, was ihr euch wünscht.', false],
    ['tr', 'Bu isim sizin için çok güzel bir seçim.', true],
    ['tr', 'This is the name that you wished for.', false],
    ['ar', 'This is the name that you wished for.', false],
    ['ar', 'هذا الاسم كما ترغبون.', true],
    ['de', 'هذا الاسم كما ترغبون.', false],
  ])('whether a text is in %s', (locale, text, expected) => {
    expect(isInLanguage(locale, text)).toBe(expected);
  });
});
