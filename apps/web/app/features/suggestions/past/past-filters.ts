import type { SuggestionSort } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import type { NAME_GENDERS } from '@ismi/contract/questionnaire';

export interface PastFilters {
  search: string;
  gender: '' | (typeof NAME_GENDERS)[number];
  writtenIn: '' | Locale;
  sort: SuggestionSort;
}

export const NO_FILTERS: PastFilters = { search: '', gender: '', writtenIn: '', sort: 'newest' };

/** The query of one page of matching lists. */
export const queryOf = (
  { search, gender, writtenIn, sort }: PastFilters,
  page: number,
  language: Locale,
) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(gender && { gender }),
  ...(writtenIn && { written_in: writtenIn }),
  sort,
  page,
  language,
});
