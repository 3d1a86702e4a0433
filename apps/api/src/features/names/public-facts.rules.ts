import type { IslamicVerdict, NameResult } from '@ismi/contract';

export type ListFacts = Omit<NameResult, 'analysis' | 'matched_form'> & {
  /** Null where it is not shown. */
  islamic_verdict: IslamicVerdict | null;
};

/** The facts of a name that its free page shows, without those that a search or an analysis sells. */
export const publicFactsIn = (facts: ListFacts): ListFacts => ({
  ...facts,
  description: '',
  description_tr: null,
  description_en: null,
  description_de: null,
  description_ar: null,
  popularity: null,
  popularity_score: null,
  popularity_sources: [],
  popularity_births: null,
  popularity_cognates: [],
  namesakes: [],
  related: [],
  cautions: [],
  quran: [],
  islamic_verdict: null,
});
