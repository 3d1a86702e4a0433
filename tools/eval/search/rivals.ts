import { foldedForm } from '@ismi/catalogue/matching/fold';
import { letterDistance } from '@ismi/catalogue/matching/letter-distance';
import type { NameForms } from '@ismi/catalogue/matching/name-index';
import { doubleMetaphone } from 'double-metaphone';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Answer } from './judge.ts';

/** Other search libraries. Each gets the folded forms and answers as if the query's spelling were not stored. */
export type Rival = (query: string) => readonly Answer[] | Promise<readonly Answer[]>;

export interface FoldedRow {
  readonly id: number;
  readonly nameId: string;
  readonly folded: string;
  readonly popularity: number;
}

const ENOUGH = 25;

export const foldedRows = (names: readonly NameForms[]): FoldedRow[] =>
  names
    .flatMap(({ nameId, forms, popularity }) =>
      [...new Set(forms.map(({ form }) => foldedForm(form)))].map((folded) => ({
        nameId,
        folded,
        popularity,
      })),
    )
    .map((row, id) => ({ id, ...row }));

/** Each name once, at the rank of its best spelling. */
export const namesOnce = (rows: readonly Pick<FoldedRow, 'nameId'>[]): Answer[] =>
  [...new Set(rows.map(({ nameId }) => nameId))].map((nameId) => ({ nameId }));

export function fuseRival(rows: readonly FoldedRow[]): Rival {
  const fuse = new Fuse(rows, { keys: ['folded'], threshold: 0.4, distance: 20 });
  return (query) => {
    const folded = foldedForm(query);
    const found = fuse.search(folded, { limit: ENOUGH }).map(({ item }) => item);
    return namesOnce(found.filter((row) => row.folded !== folded));
  };
}

export function miniSearchRival(rows: readonly FoldedRow[]): Rival {
  const search = new MiniSearch<FoldedRow>({ fields: ['folded'], searchOptions: { fuzzy: 0.25 } });
  search.addAll(rows);
  return (query) => {
    const folded = foldedForm(query);
    const found = search
      .search(folded)
      .slice(0, ENOUGH)
      .flatMap(({ id }) => rows[id] ?? []);
    return namesOnce(found.filter((row) => row.folded !== folded));
  };
}

/** Codes find candidates, letters rank them. */
export function doubleMetaphoneRival(rows: readonly FoldedRow[]): Rival {
  const codesOf = (folded: string): string[] =>
    [...new Set(doubleMetaphone(folded))].filter(Boolean);
  const byCode = new Map<string, FoldedRow[]>();
  for (const row of rows)
    for (const code of codesOf(row.folded)) {
      const known = byCode.get(code);
      if (known) known.push(row);
      else byCode.set(code, [row]);
    }
  return (query) => {
    const folded = foldedForm(query);
    const found = new Set(codesOf(folded).flatMap((code) => byCode.get(code) ?? []));
    const ranked = [...found]
      .filter((row) => row.folded !== folded)
      .map((row) => ({ row, distance: letterDistance(folded, row.folded) }))
      .sort((a, b) => a.distance - b.distance || b.row.popularity - a.row.popularity);
    return namesOnce(ranked.map(({ row }) => row));
  };
}
