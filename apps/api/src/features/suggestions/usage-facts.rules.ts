import type { Catalogue } from '@ismi/catalogue';
import type { Locale } from '@ismi/contract';
import { gradeIn, READERS } from './measure-travel.rules.ts';
import type { PlainFact } from './name-fact.rules.ts';
import type { FamilyToTell, NameToExplain } from './reason-claim.rules.ts';
import { languageNameIn } from './record-facts.rules.ts';

type Place = FamilyToTell['asked']['homeFigures'];
type Registers = Catalogue['registers'];

/** Where readers of a page mostly live. */
const READS_IN: Readonly<Record<Locale, Place>> = { tr: 'TR', de: 'DE', en: 'GB', ar: 'all' };
const CHILDREN = { boy: 'boys', girl: 'girls', unisex: 'children' } as const;

const regionNames = new Map<Locale, Intl.DisplayNames>();
function regionIn(locale: Locale, country: string): string {
  const known = regionNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  regionNames.set(locale, known);
  return known.of(country) ?? country;
}

/** Registers of a country, and the years that they cover. */
function countedBy(country: Place, registers: Registers, locale: Locale) {
  const own = registers.filter((register) => register.country === country);
  const last = Math.max(...own.map(({ years }) => years.last));
  return {
    registers: own
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, 3)
      .map(({ name }) => name[locale]),
    until: last,
  };
}

function commonnessFact(
  { record }: NameToExplain,
  place: Place,
  registers: Registers,
  locale: Locale,
): PlainFact | undefined {
  const figures = record.computed.commonness[place];
  if (!figures?.class) return undefined;
  const use = { class: figures.class, ofTenThousand: figures.ofTenThousand, isRising: false };
  if (place === 'all')
    return {
      kind: 'use',
      of: place,
      value: { all_registers_together: figures.class, rarer_names_per_cent: figures.rarer },
      text: '',
      use,
    };
  const history = record.computed.history[place];
  const { ofTenThousand } = figures;
  const country = regionIn(locale, place);
  const counted = countedBy(place, registers, locale);
  return {
    kind: 'use',
    of: place,
    value: {
      country,
      how_common: figures.class,
      rarer_names_per_cent: figures.rarer,
      ...(ofTenThousand !== null && {
        [CHILDREN[record.gender]]: ofTenThousand >= 1 ? Math.round(ofTenThousand) : 'fewer than 1',
        of: 10_000,
      }),
      ...(history?.trend && { trend: history.trend }),
      ...(history?.currency && { given: GIVEN.get(history.currency) }),
      ...(history?.peak && { most_given_about: history.peak }),
      ...counted,
    },
    text: `${country} ${counted.registers.join(' ')}`,
    use: { ...use, isRising: history?.trend === 'rising' || history?.currency === 'now' },
  };
}
/** Now against a generation ago. */
const GIVEN = new Map([
  ['now', 'more than a generation ago'],
  ['both', 'now as a generation ago'],
  ['then', 'less than a generation ago'],
]);

function* travelFacts(each: NameToExplain, readers: ReadonlySet<string>, locale: Locale) {
  for (const reader of READERS.filter((language) => readers.has(language))) {
    const grade = gradeIn(each.name, each.latin, reader);
    if (!grade) continue;
    const language = languageNameIn(locale, reader);
    yield {
      kind: 'travel',
      of: reader,
      value: { read_in: language, spelling: each.latin, grade },
      text: language,
      grade,
    } satisfies PlainFact;
  }
}

function* cautionFacts(
  { record, latin }: NameToExplain,
  readers: ReadonlySet<string>,
  locale: Locale,
) {
  const told = record.cautions.filter(
    (caution) => readers.has(caution.in) && (caution.spellings?.includes(latin) ?? true),
  );
  for (const [at, caution] of told.entries())
    yield {
      kind: 'caution',
      of: String(at + 1),
      value: {
        in: languageNameIn(locale, caution.in),
        severity: caution.severity,
        about: caution.gloss[locale],
      },
      text: `${languageNameIn(locale, caution.in)} ${caution.gloss[locale]}`,
    } satisfies PlainFact;
}

/** How common the name is where they live and come from, and how it fares in what is spoken there. */
export function* usageFacts(
  each: NameToExplain,
  { asked, locale }: FamilyToTell,
  registers: Registers,
): Generator<PlainFact> {
  const places = new Set([asked.livingFigures, asked.homeFigures, READS_IN[locale]]);
  if (places.size > 1) places.delete('all');
  for (const place of places) {
    const fact = commonnessFact(each, place, registers, locale);
    if (fact) yield fact;
  }
  const readers = new Set([...asked.languages, ...asked.worksIn, locale]);
  yield* travelFacts(each, readers, locale);
  yield* cautionFacts(each, readers, locale);
}
