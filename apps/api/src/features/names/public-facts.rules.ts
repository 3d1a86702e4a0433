import type { IslamicVerdict, NameResult } from '@ismi/contract';
import { NO_COMMONNESS } from './commonness.rules.ts';

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
  ...NO_COMMONNESS,
  namesakes: [],
  related: [],
  cautions: [],
  quran: [],
  islamic_verdict: null,
});
