import { LANGUAGES, type Language } from '../languages.ts';
import type { NameRecord } from '../schema/name-record.ts';
import { strictForm } from './fold.ts';
import type { StoredForm } from './ranking.ts';
import { mapInSteps, type Steps } from './steps.ts';

/** How readers know a name. */
export interface KnownName {
  readonly nameId: string;
  readonly gender: NameRecord['gender'];
  /** The spellings that readers of a language expect, in every script that they read. */
  readonly ownForms: (language: Language) => readonly string[];
  /** Greater is more common among them; of equal names the one with the lower index comes first. */
  readonly commonness: (language: Language) => number;
}

/** The names behind stored spellings, by number. */
export interface NamesOfSpellings {
  readonly names: readonly KnownName[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** The name of a spelling. */
  readonly nameOf: Uint32Array;
  /** The place of a name among readers of a language: 0 is the most common one. */
  readonly ranks: Readonly<Record<Language, Uint32Array>>;
  /** Whether readers of a language write the name so. */
  readonly isOwn: (spelling: number, language: Language) => boolean;
  /** Of the spellings of one name, the one that belongs to it most has the lowest number. */
  readonly preference: Uint32Array;
}

function ranksAmong(names: readonly KnownName[], language: Language): Uint32Array {
  const commonness = names.map((name) => name.commonness(language));
  const order = [...names.keys()].sort(
    (a, b) => (commonness[b] ?? 0) - (commonness[a] ?? 0) || a - b,
  );
  const rankOf = new Uint32Array(names.length);
  for (const [rank, name] of order.entries()) rankOf[name] = rank;
  return rankOf;
}

export function* namesOfSpellingsInSteps(
  stored: readonly StoredForm[],
  names: readonly KnownName[],
): Steps<NamesOfSpellings> {
  const numberOf = new Map(names.map(({ nameId }, number) => [nameId, number]));
  const nameOf = Uint32Array.from(stored, ({ nameId, form }) => {
    const number = numberOf.get(nameId);
    if (number === undefined) throw new Error(`The spelling ${form} has no name.`);
    return number;
  });
  yield;
  const preference = new Uint32Array(stored.length);
  const byPrior = [...stored.keys()].sort(
    (a, b) => (stored[b]?.prior ?? 0) - (stored[a]?.prior ?? 0) || a - b,
  );
  for (const [place, spelling] of byPrior.entries()) preference[spelling] = place;
  yield;

  const spellingsOf = Map.groupBy(stored.keys(), (spelling) => nameOf[spelling]);
  /** One bit for each language. */
  const ownIn = new Uint8Array(stored.length);
  const ranks: Partial<Record<Language, Uint32Array>> = {};
  for (const [bit, language] of LANGUAGES.entries()) {
    ranks[language] = ranksAmong(names, language);
    yield;
    const owned = yield* mapInSteps(names, (name) => name.ownForms(language).map(strictForm));
    for (const [name, forms] of owned.entries())
      for (const spelling of spellingsOf.get(name) ?? [])
        if (forms.includes(stored[spelling]?.strict ?? ''))
          ownIn[spelling] = (ownIn[spelling] ?? 0) | (1 << bit);
    yield;
  }
  return {
    names,
    numberOf,
    nameOf,
    ranks: ranks as Record<Language, Uint32Array>, // all languages have been set
    isOwn: (spelling, language) =>
      ((ownIn[spelling] ?? 0) & (1 << LANGUAGES.indexOf(language))) !== 0,
    preference,
  };
}
