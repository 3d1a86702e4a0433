import type { CatalogueName } from '@ismi/catalogue';
import { ownLanguagesOf } from '@ismi/catalogue/spelling-languages';
import { placeOf } from './places.rules.ts';
import { rootFacts } from './roots.rules.ts';
import type { TypedWishes } from './typed-wishes.rules.ts';

type Writers = Pick<TypedWishes, 'locale' | 'livesIn' | 'roots' | 'culture' | 'speaks' | 'letters'>;

/** Spellings of countries, not of peoples. */
const OF_COUNTRIES: ReadonlySet<string> = new Set(['en', 'fr', 'de', 'ru']);
const TURKISH_I = /İ/gu;

/** The languages of roots in the asked region, and those of the other roots. */
function ownLanguages({ roots, culture }: Writers): { asked: string[]; others: string[] } {
  if (roots.length === 0) return { asked: [...ownLanguagesOf(culture)], others: [] };
  const facts = roots.map(rootFacts);
  const isAsked = (each: (typeof facts)[number]) => each.cultures[0] === culture;
  const formsOf = (some: typeof facts) => some.flatMap(({ forms }) => forms);
  const asked = formsOf(facts.filter(isAsked));
  const others = formsOf(facts.filter((each) => !isAsked(each)));
  return facts.some(isAsked) ? { asked, others } : { asked: others, others: [] };
}

const lower = (text: string): string => text.toLocaleLowerCase('tr');

interface Languages {
  ofPeople: string[];
  rest: string[];
  /** Otherwise a spelling that only Turkish families use is another people's. */
  isTurkish: boolean;
  /** Latin letters that they do not want. */
  refused: string[];
}
const OWN = new WeakMap<Writers, Languages>();
/** Found once for a family: every name asks. */
function knownLanguages(writers: Writers): Languages {
  const known = OWN.get(writers);
  if (known) return known;
  const { roots, letters } = writers;
  const { asked, others } = ownLanguages(writers);
  const ofPeople = asked.filter((language) => !OF_COUNTRIES.has(language));
  const { writes } = placeOf(writers.livesIn);
  // Outside France and where no French is spoken, nobody writes Loubna or Leïla.
  const isUnfamiliarFrench = (language: string) =>
    language === 'fr' && writes !== 'fr' && !writers.speaks.includes('fr');
  const own = [...asked, ...others];
  const found = {
    ofPeople,
    rest: [
      writes,
      ...own.filter((each) => !isUnfamiliarFrench(each)),
      'en',
      ...own.filter(isUnfamiliarFrench),
    ],
    isTurkish: own.includes('tr') || roots.length === 0,
    refused: letters.without.filter((part) => !/\p{Script=Arabic}/u.test(part)).map(lower),
  };
  OWN.set(writers, found);
  return found;
}

type Form = CatalogueName['forms'][number];

function suitsFamily({ form, langs }: Form, known: Languages): boolean {
  const isOfTurks = langs.includes('tr') && !langs.includes('en');
  const isOwn = known.isTurkish || langs.some((language) => known.ofPeople.includes(language));
  return (isOwn || !isOfTurks) && !known.refused.some((part) => lower(form).includes(part));
}

/** The first spelling in one of the languages; one that is not theirs only where there is no other. */
function firstIn(
  record: CatalogueName,
  languages: readonly string[],
  known: Languages,
): string | undefined {
  const preferred = languages.flatMap((language) =>
    record.forms.filter(({ role, langs }) => role === 'preferred' && langs.includes(language)),
  );
  return preferred.find((form) => suitsFamily(form, known))?.form;
}

/** As families of the region register it most often in the country itself. */
function registeredIn(record: CatalogueName, { livesIn, culture }: Writers, known: Languages) {
  const { figures } = placeOf(livesIn);
  if (figures === 'all' || figures !== livesIn || known.ofPeople.length > 0) return undefined;
  const spelling = record.computed.spellings[figures]?.[culture];
  const form = record.forms.find((each) => each.form === spelling);
  return form && suitsFamily(form, known) ? form.form : undefined;
}

/** In Latin letters: as their people write it, else as families like them register it there, else as the country writes. */
export function latinSpelling(record: CatalogueName, writers: Writers): string {
  const known = knownLanguages(writers);
  const anyOf = { ...known, isTurkish: true, refused: [] };
  const form =
    firstIn(record, known.ofPeople, known) ??
    registeredIn(record, writers, known) ??
    firstIn(record, known.rest, known) ??
    firstIn(record, [...known.ofPeople, ...known.rest], anyOf) ??
    record.name;
  // An English register has no dotted capital.
  return placeOf(writers.livesIn).writes === 'en' ? form.replace(TURKISH_I, 'I') : form;
}
