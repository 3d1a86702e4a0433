import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import { soundsOf } from '@ismi/catalogue/matching/sound-similarity';
import type { WrittenForm } from './letters-of-name.rules.ts';
import { MEANING_TAGS, MEANINGS, type Meaning } from './meanings.rules.ts';
import type { NamePool } from './typed-wishes.rules.ts';

/** A name with everything that is the same for every family. */
export interface PreparedName {
  record: CatalogueName;
  /** Every spelling in every script, folded. */
  spellings: ReadonlySet<string>;
  /** Of the headword, of the girls' reading and of the Turkish form. */
  sounds: readonly string[];
  /** Of each Latin spelling that a family asked for. */
  written: Map<string, WrittenForm>;
  /** 1 where the meaning says it, less where only the description does. */
  meanings: ReadonlyMap<Meaning, number>;
  /** Traditions of the people who bore it. */
  traditions: ReadonlySet<string>;
  /** Families of how many regions give it, times how popular it is: 0 to 1. */
  isFavourite: number;
}

const IN_DESCRIPTION = 0.35;
const REGIONS = 7;

const spellingsOf = ({ name, forms, script, computed }: CatalogueName): string[] => {
  const { translit: _, arKind: __, ...scripts } = script;
  return [name, computed.arPlain, ...Object.values(scripts), ...forms.map(({ form }) => form)];
};

function meaningsOf(record: CatalogueName): Map<Meaning, number> {
  const meaning = record.meaning.en.toLowerCase();
  const description = record.description.en.toLowerCase();
  const found = new Map<Meaning, number>();
  for (const tag of MEANING_TAGS)
    if (MEANINGS[tag].test(meaning)) found.set(tag, 1);
    else if (MEANINGS[tag].test(description)) found.set(tag, IN_DESCRIPTION);
  return found;
}

function prepare(record: CatalogueName, people: ReadonlyMap<string, string>): PreparedName {
  const turkish = record.forms.find(
    ({ role, langs }) => role === 'preferred' && langs.includes('tr'),
  );
  return {
    record,
    spellings: new Set(spellingsOf(record).map(foldedForm)),
    sounds: [
      ...new Set([record.name, turkish?.form ?? record.name].flatMap((form) => soundsOf(form))),
    ],
    written: new Map(),
    meanings: meaningsOf(record),
    traditions: new Set(record.bearers.flatMap(({ id }) => people.get(id) ?? [])),
    isFavourite: (record.computed.popularity.score / 100) * (record.cultures.length / REGIONS),
  };
}

const PREPARED = new WeakMap<NamePool['index'], readonly PreparedName[]>();

/** All names of a pool; prepared once for each catalogue that is served. */
export function preparedNames({ names, people, index }: NamePool): readonly PreparedName[] {
  const known = PREPARED.get(index);
  if (known) return known;
  const traditions = new Map(people.map(({ id, tradition }) => [id, tradition]));
  const prepared = names.map(({ record }) => prepare(record, traditions));
  PREPARED.set(index, prepared);
  return prepared;
}
