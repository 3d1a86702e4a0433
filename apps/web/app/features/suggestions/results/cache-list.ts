import { type Locale, type SuggestionList, suggestions } from '@ismi/contract';
import { cacheAnswer } from '../../../data/query-client.ts';

/** The query of one list, with its facts in this language. */
export const callForList = (id: string, language: Locale) => ({
  params: { id },
  query: { language },
});

/** Caches a new list, so that its page does not load it again. */
export const cacheList = (language: Locale, list: SuggestionList): void =>
  cacheAnswer(suggestions.get, language, callForList(list.suggestionId, language), list);
