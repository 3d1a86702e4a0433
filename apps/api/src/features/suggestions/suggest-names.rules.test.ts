import { foldedForm } from '@ismi/catalogue/matching/fold';
import { soundSimilarity } from '@ismi/catalogue/matching/sound-similarity';
import type { Locale } from '@ismi/contract';
import { describe, expect, test } from 'vitest';
import { theCatalogue } from '../../../test/fixtures/names.ts';
import { buildNamePool } from '../names/name-pool.service.ts';
import { indexCatalogue } from '../names/served-catalogue.service.ts';
import { combineWishes, type ToldWishes } from './combine-wishes.rules.ts';
import { preparedNames } from './prepared-names.rules.ts';
import { namedName, prepareWishes } from './prepared-wishes.rules.ts';
import { measureNames, rankNames } from './rank-names.rules.ts';
import { readWishes } from './read-wishes.rules.ts';
import { suggestNames } from './suggest-names.rules.ts';
import type { TypedWishes } from './typed-wishes.rules.ts';
import { WEIGHTS } from './weights.rules.ts';

/** What must hold between two lists of which one wish differs: no list is right or wrong alone. */
const served = indexCatalogue(theCatalogue());
const pools = new Map<Locale, ReturnType<typeof buildNamePool>>();
const poolIn = (locale: Locale) => {
  const pool = pools.get(locale) ?? buildNamePool(served, locale);
  pools.set(locale, pool);
  return pool;
};

type Form = Parameters<typeof combineWishes>[0];
interface Request {
  locale: Locale;
  form: Form;
  told: ToldWishes;
  text: string;
}
const FORM: Form = {
  gender: 'girl',
  culture: 'turkeyAsia',
  religious: false,
  length: 'short',
  popularity: 'known',
};
const aRequest = (
  more: Omit<Partial<Request>, 'form'> & { form?: Partial<Form> } = {},
): Request => ({
  locale: 'de',
  told: { livesIn: 'DE', speaks: ['de', 'tr'], roots: ['turkish'] },
  text: '',
  ...more,
  form: { ...FORM, ...more.form },
});
function wishesOf({ locale, form, told, text }: Request): TypedWishes {
  const { surname, siblings } = told;
  return combineWishes(
    form,
    locale,
    told,
    readWishes(text, locale, poolIn(locale), { surname, siblings }),
  );
}
const listOf = (request: Request) => suggestNames(poolIn(request.locale), wishesOf(request));
const idsOf = (request: Request) => listOf(request).names.map(({ id }) => id);
const scoresOf = (request: Request): ReadonlyMap<string, number> => {
  const pool = poolIn(request.locale);
  const asked = prepareWishes(pool, wishesOf(request));
  return new Map(
    rankNames(measureNames(preparedNames(pool), asked), WEIGHTS).map(({ name, score }) => [
      name.record.id,
      score,
    ]),
  );
};
const everySpelling = (id: string): string[] => {
  const record = served.nameOf(id);
  return record ? [record.name, ...record.forms.map(({ form }) => form)] : [];
};

const REFUSALS: [Locale, (name: string) => string][] = [
  ['en', (name) => `No meaning that sounds odd over here (like ${name}!!)`],
  ['de', (name) => `Nichts, was hier komisch klingt (wie ${name}!)`],
  ['de', (name) => `Bitte nicht ${name}, das hat hier jede.`],
  ['de', (name) => `Etwas Schönes, aber kein ${name}!`],
  ['en', (name) => `Something lovely, but not ${name} please.`],
  ['en', (name) => `No ${name}, every pram has it.`],
  ['tr', (name) => `Güzel bir isim olsun ama ${name} olmasın.`],
  ['tr', (name) => `${name} istemiyoruz, sınıf dolu.`],
  ['ar', (name) => `نريد اسما جميلا، لا نريد ${name}`],
];
const OFTEN: [name: string, arabic: string, form: Partial<Form>, told: ToldWishes][] = [
  ['Elif', 'إليف', {}, { livesIn: 'DE', roots: ['turkish'] }],
  ['Defne', 'دفنة', {}, { livesIn: 'TR', roots: ['turkish'] }],
  ['Layla', 'ليلى', { culture: 'arabWorld' }, { livesIn: 'GB', roots: ['egyptian'] }],
  ['Yusuf', 'يوسف', { gender: 'boy', religious: true }, { livesIn: 'DE', roots: ['turkish'] }],
  [
    'Hamza',
    'حمزة',
    { gender: 'boy', culture: 'southAsia', religious: true },
    { livesIn: 'GB', roots: ['pakistani'] },
  ],
  ['Amir', 'أمير', { gender: 'boy', culture: 'balkans' }, { livesIn: 'AT', roots: ['bosnian'] }],
];

describe('a refused name vanishes with its look-alikes', () => {
  const cases = REFUSALS.flatMap(([locale, say]) =>
    OFTEN.map(
      ([name, arabic, form, told]) =>
        [locale, name, say(locale === 'ar' ? arabic : name), form, told] as const,
    ),
  );
  test.each(cases)('%s: %s in “%s”', (locale, name, text, form, told) => {
    const { names, pool } = listOf(aRequest({ locale, text, form, told }));
    const refused = namedName(poolIn(locale), name);
    expect(names.length).toBe(10);
    for (const { id } of [...names, ...pool]) {
      const prepared = preparedNames(poolIn(locale)).find(({ record }) => record.id === id);
      expect(everySpelling(id).map(foldedForm)).not.toContain(foldedForm(name));
      expect(soundSimilarity(prepared?.sounds ?? [], refused.sounds)).toBeLessThan(0.9);
    }
  });
});

const FILLERS: [Locale, string][] = [
  ['de', 'Hallo! Wir freuen uns sehr und sind schon gespannt auf die Vorschläge.'],
  ['de', 'Vielen Dank im Voraus, ihr macht das toll.'],
  ['de', 'Das Baby kommt bald, wir sind ganz aufgeregt.'],
  ['de', 'Wir haben lange überlegt und kommen nicht weiter.'],
  ['de', 'Der Termin ist in drei Wochen.'],
  ['en', 'Hi there! We are very excited and cannot wait.'],
  ['en', 'Thank you so much for your help, it means a lot to us.'],
  ['en', 'The baby is due soon and we have been thinking for weeks.'],
  ['en', 'We would really appreciate any idea.'],
  ['en', 'What do you think?'],
  ['tr', 'Merhaba, çok heyecanlıyız, şimdiden teşekkürler.'],
  ['tr', 'Bebeğimiz yakında doğacak, yardımınızı bekliyoruz.'],
  ['tr', 'Uzun zamandır düşünüyoruz, karar veremedik.'],
  ['tr', 'Kolay gelsin, önerilerinizi merak ediyoruz.'],
  ['ar', 'السلام عليكم ورحمة الله وبركاته'],
  ['ar', 'شكرا جزيلا لكم على المساعدة'],
  ['ar', 'ننتظر مولودنا قريبا إن شاء الله'],
];

describe('filler words move nothing', () => {
  test.each(FILLERS)('%s: %s', (locale, text) => {
    expect(idsOf(aRequest({ locale, text }))).toEqual(idsOf(aRequest({ locale })));
  });
});

const HOUSEHOLD: [kind: 'siblings' | 'surname', name: string][] = [
  ['siblings', 'Selin'],
  ['siblings', 'Selma'],
  ['siblings', 'Bahar'],
  ['siblings', 'Leyla'],
  ['siblings', 'Yasmin'],
  ['siblings', 'Melisa'],
  ['siblings', 'Dilara'],
  ['siblings', 'Azra'],
  ['surname', 'Karaca'],
  ['surname', 'Aydın'],
  ['surname', 'Demir'],
  ['surname', 'Yılmaz'],
  ['surname', 'Tekin'],
  ['surname', 'Kaya'],
  ['surname', 'Selen'],
  ['surname', 'Güler'],
];
const inHousehold = (kind: 'siblings' | 'surname', name: string): Request => {
  const { told } = aRequest();
  return aRequest({ told: { ...told, [kind]: kind === 'siblings' ? [name] : name } });
};

describe('a sibling or a surname moves the names that go badly with it', () => {
  test.each(HOUSEHOLD)('%s %s', (kind, name) => {
    const [without, beside] = [scoresOf(aRequest()), scoresOf(inHousehold(kind, name))];
    const end = foldedForm(name).slice(-2);
    const moved = (id: string) => (beside.get(id) ?? 0) - (without.get(id) ?? 0);
    const ids = [...beside.keys()];
    const spelled = (id: string) => foldedForm(everySpelling(id)[0] ?? '');
    const mean = (of: readonly string[]) => of.reduce((sum, id) => sum + moved(id), 0) / of.length;
    const rhyming = ids.filter((id) => spelled(id).endsWith(end));
    const others = ids.filter((id) => !spelled(id).endsWith(end));
    expect(rhyming.length).toBeGreaterThan(0);
    expect(mean(rhyming)).toBeLessThan(mean(others));
  });

  test.each(['Xoxu', 'Pöppö', 'Quoxo', 'Wuwwo'])(
    'a sibling %s, like no name, moves nothing',
    (name) => {
      expect(idsOf(inHousehold('siblings', name))).toEqual(idsOf(aRequest()));
    },
  );
  test.each(['Xoxu', 'Quoxo', 'Wuwwu'])('a surname %s, like no name, moves nothing', (name) => {
    expect(idsOf(inHousehold('surname', name))).toEqual(idsOf(aRequest()));
  });
  test.each(OFTEN)('a sibling %s is not suggested again', (name, _, form, told) => {
    const { names } = listOf(aRequest({ form, told: { ...told, siblings: [name] } }));
    for (const { id } of names)
      expect(everySpelling(id).map(foldedForm)).not.toContain(foldedForm(name));
  });
});

describe('living elsewhere', () => {
  const elsewhere = (livesIn: string, roots: string[], form: Partial<Form> = {}) =>
    aRequest({ locale: 'en', form, told: { livesIn, roots } });

  test.each([
    ['TR', 'GB', 'turkish'],
    ['TR', 'FR', 'turkish'],
    ['DE', 'US', 'turkish'],
    ['TR', 'SE', 'kurdish'],
  ])('%s or %s changes how common a name is (%s)', (one, other, roots) => {
    const [here, there] = [scoresOf(elsewhere(one, [roots])), scoresOf(elsewhere(other, [roots]))];
    const changed = [...here].filter(
      ([id, score]) => Math.abs(score - (there.get(id) ?? score)) > 0.05,
    );
    expect(changed.length).toBeGreaterThan(50);
  });

  test.each([
    ['FR', 'GB', 'tunisian', 'northAfrica'],
    ['FR', 'DE', 'moroccan', 'northAfrica'],
    ['FR', 'GB', 'lebanese', 'arabWorld'],
    ['DE', 'FR', 'syrian', 'arabWorld'],
  ] as const)('%s or %s changes the spelling (%s)', (one, other, roots, culture) => {
    const spelled = (country: string) =>
      new Map(
        listOf(elsewhere(country, [roots], { culture })).pool.map(({ id, spelling }) => [
          id,
          spelling,
        ]),
      );
    const [here, there] = [spelled(one), spelled(other)];
    expect([...here].some(([id, spelling]) => there.has(id) && there.get(id) !== spelling)).toBe(
      true,
    );
  });

  test.each(['tr', 'de', 'en', 'fr', 'nl', 'ar'])(
    'what offends in %s is left out only where it is spoken',
    (language) => {
      const told = { livesIn: 'SE', roots: ['turkish', 'arab'] };
      const shown = (speaks: string[], gender: Form['gender']) =>
        scoresOf(aRequest({ locale: 'en', form: { gender }, told: { ...told, speaks } }));
      const offending = served.names.filter(
        ({ cautions, computed }) =>
          computed.suggestible &&
          cautions.some(
            (each) => each.in === language && each.severity === 'severe' && !each.spellings,
          ),
      );
      for (const { id, gender } of offending) {
        expect(shown([language], gender).has(id)).toBe(false);
      }
    },
  );
});

const SAME: [string, Record<Locale, string>][] = [
  [
    'short and from the Qur’an',
    {
      de: 'Ein Name aus dem Koran, höchstens zwei Silben.',
      en: 'A name from the Quran, two syllables at most.',
      tr: 'Kur’an’da geçsin, en fazla iki hece.',
      ar: 'نريد اسم من القرآن، مقطعين بالكثير',
    },
  ],
  [
    'not religious',
    {
      de: 'Bitte nicht religiös, etwas mit Licht.',
      en: 'Not religious please, something with light.',
      tr: 'Dini olmasın, ışık gibi bir şey.',
      ar: 'اسم غير ديني، فيه معنى الضوء',
    },
  ],
  [
    'refusals',
    {
      de: 'Bitte nicht Leyla, Selin oder Elif.',
      en: 'Not Leyla, Selin or Elif please.',
      tr: 'Leyla, Selin ve Elif olmasın.',
      ar: 'لا نريد ليلى ولا إليف ولا سيلين',
    },
  ],
  [
    'flowers',
    {
      de: 'Ein Blumenname wäre schön.',
      en: 'A flower name would be great.',
      tr: 'Çiçek anlamı olsun.',
      ar: 'اسم فيه معنى الزهر والورد',
    },
  ],
  [
    'companions',
    {
      de: 'Der Name einer Sahabiya.',
      en: 'The name of a sahabiyya.',
      tr: 'Sahabe ismi olsun.',
      ar: 'نريد اسم صحابية',
    },
  ],
];

describe('the same family in four languages', () => {
  const told = { livesIn: 'DE', speaks: ['de', 'tr', 'en', 'ar'], roots: ['turkish'] };
  const pairs = SAME.flatMap(([wish, texts]) =>
    (['en', 'tr', 'ar'] as const).map((locale) => [wish, locale, texts] as const),
  );
  test.each(pairs)('%s in German and %s', (_, locale, texts) => {
    const german = idsOf(aRequest({ locale: 'de', told, text: texts.de }));
    const other = idsOf(aRequest({ locale, told, text: texts[locale] }));
    expect(other.filter((id) => german.includes(id)).length).toBeGreaterThanOrEqual(6);
  });
});

describe('a tradition', () => {
  test.each(['shia', 'alevi'] as const)(
    '%s families are not offered a name that hurts',
    (tradition) => {
      const wishes = {
        ...wishesOf(aRequest({ form: { gender: 'boy', religious: true } })),
        tradition,
      };
      const { pool } = suggestNames(poolIn('de'), wishes);
      const hurting = new Set(['yazid', 'muawiya', 'umar', 'uthman', 'marwan', 'abu-bakr']);
      expect(pool.filter(({ id }) => hurting.has(id))).toEqual([]);
    },
  );
});

describe('few names begin with a letter', () => {
  const form = { gender: 'boy', culture: 'arabWorld' } as const;
  const told = { livesIn: 'TR', roots: ['egyptian'] };

  test.each<[locale: Locale, letter: string]>([
    ['tr', 'E'],
    ['de', 'O'],
    ['en', 'Z'],
    ['ar', 'و'],
  ])('ten names all the same (%s, %s)', (locale, startLetter) => {
    expect(listOf(aRequest({ locale, form: { ...form, startLetter }, told })).names).toHaveLength(
      10,
    );
  });

  test('an Alif with Hamza and a Lam are no article', () => {
    const request = aRequest({ locale: 'ar', form: { startLetter: 'م' }, told: {} });
    const { names, pool } = listOf(request);
    const spellings = [...names, ...pool].map(({ spelling }) => spelling);
    expect(spellings.filter((spelling) => !/^(?:ال)?م/u.test(spelling))).toEqual([]);
  });
});

describe('names of an earlier list', () => {
  const after = (more: Partial<TypedWishes>) =>
    suggestNames(poolIn('de'), { ...wishesOf(aRequest()), ...more });
  const first = after({});

  test.each([0, 3, 6])('a disliked name does not come again (place %i)', (place) => {
    const { id: name = '' } = first.names[place] ?? {};
    const { names, pool } = after({ disliked: [{ name }] });
    expect([...names, ...pool].map(({ id }) => id)).not.toContain(name);
  });

  test.each([
    ['tooCommon', 'isLess'],
    ['tooRare', 'isMore'],
  ] as const)('%s moves how common the names are', (reason, moved) => {
    const names = first.names.slice(0, 4).map(({ id }) => ({ name: id, reason }));
    const commonness = (ids: readonly string[]) =>
      ids.reduce((sum, id) => sum + (served.nameOf(id)?.computed.commonness.TR?.rarer ?? 40), 0) /
      ids.length;
    const before = commonness(first.pool.map(({ id }) => id));
    const now = commonness(after({ disliked: names }).pool.map(({ id }) => id));
    expect(moved === 'isLess' ? before - now : now - before).toBeGreaterThan(0);
  });

  test.each(['defne', 'zaynab', 'helin'])('a liked name draws names like it (%s)', (liked) => {
    const language = served.nameOf(liked)?.origin.langs[0];
    const share = ({ pool }: typeof first) =>
      pool.filter(({ id }) => served.nameOf(id)?.origin.langs[0] === language).length;
    expect(share(after({ liked: [liked] }))).toBeGreaterThanOrEqual(share(first));
  });
});
