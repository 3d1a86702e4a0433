import { type Finding, finding } from '../finding.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';

function findDuplicates(where: string, ids: readonly string[]): Finding[] {
  const seen = new Set<string>();
  return ids.flatMap((id) => {
    if (seen.has(id)) return [finding(2, where, `${id} stands twice`)];
    seen.add(id);
    return [];
  });
}

/** Invariant 2: ids are unique and every reference exists. Reading has already checked that a record is in its own file. */
export function checkIds(catalogue: AuthoredCatalogue): Finding[] {
  const { names, people, rules, sources, homographs, traditions, quranPersons } = catalogue;
  const ids = new Set(names.map(({ id }) => id));
  const replaced = new Set(names.filter((name) => name.replacedBy).map(({ id }) => id));
  const persons = new Map(people.map((person) => [person.id, person]));
  const unknown = (where: string, list: readonly string[]) =>
    list.filter((id) => !ids.has(id)).map((id) => finding(2, where, `there is no record ${id}`));
  return [
    ...findDuplicates(
      'names',
      names.map(({ id }) => id),
    ),
    ...findDuplicates(
      'people.json',
      people.map(({ id }) => id),
    ),
    ...findDuplicates(
      'rules.json',
      rules.map(({ code }) => code),
    ),
    ...findDuplicates(
      'sources.json',
      sources.map(({ id }) => id),
    ),
    ...findDuplicates(
      'homographs.json',
      homographs.map(({ form }) => form),
    ),
    ...findDuplicates(
      'traditions.json',
      traditions.map(({ record }) => record),
    ),
    ...homographs.flatMap(({ records }) =>
      unknown(
        'homographs.json',
        records.map(({ id }) => id),
      ),
    ),
    ...quranPersons.flatMap(({ record }) => unknown('quran-persons.json', [record])),
    ...names.flatMap(({ id, bearers, replacedBy }) => [
      ...(replacedBy ? unknown(id, [replacedBy]) : []),
      // One step only, so that a search cannot loop or find two names for one record.
      ...(replacedBy && replaced.has(replacedBy)
        ? [finding(2, id, `${replacedBy} is replaced itself`)]
        : []),
      ...bearers.flatMap((bearer) => {
        const person = persons.get(bearer.id);
        if (!person) return [finding(2, id, `people.json has no ${bearer.id}`)];
        return person.kind === bearer.kind
          ? []
          : [finding(2, id, `${bearer.id} is ${person.kind} in people.json, not ${bearer.kind}`)];
      }),
    ]),
  ];
}
