import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readArtefact } from '@ismi/catalogue';
import { LOCALES, SuggestionForm } from '@ismi/contract';
import { z } from 'zod';
import { buildNamePool } from '../../src/features/names/name-pool.service.ts';
import { indexCatalogue } from '../../src/features/names/served-catalogue.service.ts';
import { chooseSet } from '../../src/features/suggestions/choose-set.rules.ts';
import { combineWishes } from '../../src/features/suggestions/combine-wishes.rules.ts';
import { preparedNames } from '../../src/features/suggestions/prepared-names.rules.ts';
import {
  type PreparedWishes,
  prepareWishes,
} from '../../src/features/suggestions/prepared-wishes.rules.ts';
import {
  type MeasuredName,
  measureNames,
  rankNames,
} from '../../src/features/suggestions/rank-names.rules.ts';
import { readWishes } from '../../src/features/suggestions/read-wishes.rules.ts';
import { suggestNames } from '../../src/features/suggestions/suggest-names.rules.ts';
import { WEIGHTS, type Weights } from '../../src/features/suggestions/weights.rules.ts';

/**
 * Answers each line of JSON with lists for families, without a database, with the engine or with other
 * weights. Families stay prepared, so that thousands of weights can be compared.
 */
const Family = z.object({
  lang: z.enum(LOCALES),
  gender: z.string(),
  live: z.string(),
  speak: z.array(z.string()),
  heritage: z.array(z.string()),
  surname: z.string().nullable(),
  siblings: z.array(z.string()),
  form: z.record(z.string(), z.unknown()),
  details: z.string(),
  avoid: z.array(z.string()),
  love: z.array(z.string()),
  honour: z.string().nullable(),
});
type Family = z.infer<typeof Family>;
const Command = z.discriminatedUnion('do', [
  z.object({ do: z.literal('families'), families: z.array(Family) }),
  z.object({ do: z.literal('weights') }),
  z.object({ do: z.literal('suggest'), mode: z.enum(['read', 'typed']) }),
  z.object({ do: z.literal('measure'), mode: z.enum(['read', 'typed']) }),
  z.object({ do: z.literal('rank'), weights: z.record(z.string(), z.number()) }),
]);

const { CATALOGUE_FILE = '' } = process.env;
const served = indexCatalogue(readArtefact(readFileSync(CATALOGUE_FILE, 'utf8')));
const pools = new Map(LOCALES.map((locale) => [locale, buildNamePool(served, locale)]));
const poolIn = (locale: Family['lang']) => {
  const pool = pools.get(locale);
  if (!pool) throw new Error(`no pool for ${locale}`);
  return pool;
};

let families: Family[] = [];
let measured: { asked: PreparedWishes; names: MeasuredName[] }[] = [];
const POOL = 80;
const PROPERTIES = Object.keys(WEIGHTS);

function formOf({ form, gender, lang, details }: Family) {
  const answers = SuggestionForm.parse({ ...form, gender, details, language: lang });
  const { language: _, drawn: __, ...wishes } = answers;
  return wishes;
}

function wishesOf(family: Family, mode: 'read' | 'typed') {
  const { lang, live, speak, heritage, surname, siblings, details, avoid, love, honour } = family;
  const fields = {
    livesIn: live,
    speaks: speak,
    roots: heritage,
    surname: surname ?? undefined,
    siblings,
  };
  const chips = mode === 'typed' ? { avoid, love, honour: honour ? [honour] : [] } : {};
  const read = readWishes(details, lang, poolIn(lang), { surname: surname ?? undefined, siblings });
  return { read, wishes: combineWishes(formOf(family), lang, { ...fields, ...chips }, read) };
}

/** Of work, not of waiting: the machine may be busy with something else. */
function millisecondsSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

function suggestFor(family: Family, mode: 'read' | 'typed') {
  const pool = poolIn(family.lang);
  const begin = process.cpuUsage();
  const { read, wishes } = wishesOf(family, mode);
  const { names, pool: best } = suggestNames(pool, wishes);
  const ms = millisecondsSince(begin);
  const { letters, ...typed } = wishes;
  return {
    names,
    pool: best.map(({ id }) => id),
    ms,
    read: read.understood,
    wishes: { ...typed, letters },
  };
}

function rankWith(weights: Weights) {
  return measured.map(({ asked, names }) => {
    const ranked = rankNames(names, weights);
    const chosen = chooseSet(ranked, asked);
    return {
      names: chosen.map(({ name, spelling }) => ({ id: name.record.id, spelling })),
      pool: ranked.slice(0, POOL).map(({ name }) => name.record.id),
    };
  });
}

function carryOut(line: string): unknown {
  const command = Command.parse(JSON.parse(line));
  switch (command.do) {
    case 'families':
      families = command.families;
      return families.length;
    case 'weights':
      return WEIGHTS;
    case 'suggest':
      // Prepared once for a catalogue, not for a request.
      for (const pool of pools.values()) preparedNames(pool);
      for (const family of families.slice(0, 3)) suggestFor(family, command.mode);
      return families.map((family) => suggestFor(family, command.mode));
    case 'measure':
      measured = families.map((family) => {
        const pool = poolIn(family.lang);
        const asked = prepareWishes(pool, wishesOf(family, command.mode).wishes);
        return { asked, names: measureNames(preparedNames(pool), asked) };
      });
      return measured.map(({ names }) => ({
        ids: names.map(({ name }) => name.record.id),
        names: names.map(({ properties }) =>
          [...properties].map(([property, amount]) => [PROPERTIES.indexOf(property), amount]),
        ),
      }));
    case 'rank':
      return rankWith({ ...WEIGHTS, ...command.weights });
  }
}

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(carryOut(line))}\n`);
