import { type Finding, finding } from '../finding.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';

/** Invariant 24: every record says in which communities it lives, and nothing else is in the file. */
export function checkCommunities({ names, communities }: AuthoredCatalogue): Finding[] {
  const ids = new Set(names.map(({ id }) => id));
  return [
    ...names
      .filter(({ id }) => !communities.has(id))
      .map(({ id }) => finding(24, id, 'has no line in communities.tsv')),
    ...[...communities.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => finding(24, 'communities.tsv', `no record is called ${id}`)),
  ];
}
