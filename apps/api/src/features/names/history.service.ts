import { type Locale, NAME_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { displayedForm } from './displayed-form.rules.ts';
import { pageOfReceipts } from './names.queries.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';
import { readSubject } from './subjects.rules.ts';

/** The current name of a receipt: letters may have become a catalogue name. */
function nameFor({ index, nameOf }: ServedCatalogue, subject: string) {
  const { nameId, letters = '' } = readSubject(subject);
  const meant = nameId ?? index.findSpelling(letters).certain;
  return { record: meant === undefined ? undefined : nameOf(meant), letters: nameId ?? letters };
}

/** The names of receipts by subject, in the spelling of a language. */
export async function namesOfSubjects(
  deps: Pick<Deps, 'db' | 'clock'>,
  subjects: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  if (subjects.length === 0) return new Map();
  const served = await servedCatalogue(deps);
  return new Map(
    subjects.map((subject) => {
      const { record, letters } = nameFor(served, subject);
      return [subject, record ? displayedForm(record, locale) : letters];
    }),
  );
}

/** A user's past searches, newest first; looking again is free. */
export async function readSearches(deps: Deps, userId: string, locale: Locale) {
  const served = await servedCatalogue(deps);
  const receipts = await pageOfReceipts(deps.db, userId, NAME_LIMITS.history);
  const searches = receipts.map(({ subject, withSearch, withAnalysis, searchedAt }) => {
    const { record, letters } = nameFor(served, subject);
    return {
      name_id: record?.id ?? null,
      name: record ? displayedForm(record, locale) : letters,
      with_search: withSearch,
      with_analysis: withAnalysis,
      searched_at: searchedAt.toISOString(),
    };
  });
  // One line per name, also where its parts were paid for under letters, or under a name that it replaced.
  const lines = Map.groupBy(searches, (search) => search.name_id ?? search);
  return {
    searches: [...lines.values()].flatMap(([newest, ...earlier]) =>
      newest
        ? {
            ...newest,
            with_search: [newest, ...earlier].some((search) => search.with_search),
            with_analysis: [newest, ...earlier].some((search) => search.with_analysis),
          }
        : [],
    ),
  };
}
