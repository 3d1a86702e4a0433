import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import { type Locale, languageName, type NameMonograph } from '@ismi/contract';
import { displayedForm } from './displayed-form.rules.ts';
import { birthsView } from './monograph-births.rules.ts';
import type { NeighbourIndex } from './monograph-neighbours.rules.ts';
import { registryView } from './monograph-registry.rules.ts';
import { cautionsElsewhere, travelView } from './monograph-travel.rules.ts';
import { analysisOf, isSold, type ViewContext } from './name-view.rules.ts';

/** Bearers that are named for free; who they were is sold. */
const NAMED_BEARERS = 2;

/** Each written name once: in Arabic letters several records may be one. */
function linksTo(ids: readonly string[], { locale, nameOf, addressOf }: ViewContext) {
  const told = new Set<string>();
  return ids.flatMap((id) => {
    const record = nameOf(id);
    const name = record && displayedForm(record, locale);
    if (!record || !name || told.has(name)) return [];
    told.add(name);
    return [{ slug: record.id, address: addressOf(record.id), name }];
  });
}

/** A bearer who is called by the name alone says nothing here. */
function bearersOf(
  { bearers, name, forms, script }: CatalogueName,
  { catalogue, locale }: ViewContext,
): string[] {
  const people = new Map(catalogue.people.map((person) => [person.id, person]));
  const own = new Set([name, ...forms.map(({ form }) => form), script.ar].map(foldedForm));
  return bearers
    .flatMap(({ id }) => people.get(id)?.name[locale] ?? [])
    .filter((person) => !own.has(foldedForm(person)))
    .slice(0, NAMED_BEARERS);
}

/** Titles of the works that meaning and origin rest on. */
function sourcesOf({ sources }: CatalogueName, { catalogue, locale }: ViewContext): string[] {
  const titles = sources
    .filter(({ for: purpose }) => purpose === 'meaning' || purpose === 'origin')
    .flatMap(
      ({ ref }) =>
        (
          catalogue.sources.find(({ id }) => id === ref) ??
          catalogue.sources.find(({ id }) => id === ref.split(':')[0])
        )?.title[locale] ?? [],
    );
  return [...new Set(titles)];
}

const languagesOf = (langs: readonly string[], locale: Locale) =>
  langs.map((language) => languageName(locale, language));

const formsOf = ({ forms }: CatalogueName, relation: 'cognate' | 'short'): string[] => [
  ...new Set(forms.filter(({ rel }) => rel === relation).map(({ form }) => form)),
];

function familyOf(
  record: CatalogueName,
  sameRoot: readonly string[],
  context: ViewContext,
): NameMonograph['family'] {
  const { locale } = context;
  const { root, certainty } = record.origin;
  const shown = record.forms.filter(({ role }) => role !== 'searchOnly');
  return {
    root: certainty === 'sure' ? root : null,
    same_root: linksTo(sameRoot, context),
    counterparts: formsOf(record, 'cognate'),
    short_forms: formsOf(record, 'short'),
    spellings: shown
      .filter(({ rel }) => rel === 'same')
      .map(({ form, langs }) => ({ form, languages: languagesOf(langs, locale) })),
  };
}

function quranOf(
  { quran, computed }: CatalogueName,
  { catalogue }: ViewContext,
): NameMonograph['quran'] {
  const verses = quran.refs.flatMap((ref) => {
    const text = catalogue.verses[ref];
    return text ? [{ ref, text }] : [];
  });
  return quran.kind === 'none' || verses.length === 0
    ? null
    : { kind: quran.kind, count: computed.quranCount, verses };
}

/** How much is behind the offers, so that nobody buys blindly. */
function paidOf(record: CatalogueName, context: ViewContext): NameMonograph['paid'] {
  const { sources, views, alternatives } = isSold(record)
    ? analysisOf(record, context)
    : { sources: [], views: [], alternatives: [] };
  return {
    bearers: record.bearers.length,
    cautions: record.cautions.length,
    related: (record.see ?? []).filter((id) => context.nameOf(id)).length,
    sources: sources.length,
    views: views.length,
    alternatives: alternatives.length,
  };
}

/** Everything that a name's page tells beyond meaning and origin. `spelling`: as the page writes the name in Latin letters. */
export function monographOf(
  record: CatalogueName,
  spelling: string,
  context: ViewContext,
  index: NeighbourIndex,
): NameMonograph {
  const { locale, catalogue } = context;
  const near = index.of(record.id);
  return {
    bearers: bearersOf(record, context),
    sources: sourcesOf(record, context),
    births: birthsView(record, spelling, { locale, registers: catalogue.registers }),
    travel: travelView(record, spelling, locale),
    cautions_elsewhere: cautionsElsewhere(record, spelling, locale),
    family: familyOf(record, near.sameRoot, context),
    quran: quranOf(record, context),
    registry: registryView(record, spelling),
    neighbours: {
      sound: linksTo(near.sound, context),
      meaning: linksTo(near.meaning, context),
      style: linksTo(near.style, context),
    },
    paid: paidOf(record, context),
  };
}
