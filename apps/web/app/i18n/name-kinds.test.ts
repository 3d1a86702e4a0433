import { NAME_THEMES, SUGGESTION_CULTURES } from '@ismi/contract';
import { LOCALES } from '@ismi/contract/locales';
import { expect, test } from 'vitest';
import { messagesOf } from './messages.server.ts';

const KINDS: ReadonlySet<string> = new Set([...SUGGESTION_CULTURES, ...NAME_THEMES]);

/** Where each of these keys has its own text. */
function placesOf(texts: unknown, path = ''): string[] {
  return Object.entries(Object(texts)).flatMap(([key, value]) => {
    if (typeof value !== 'string') return placesOf(value, `${path}.${key}`);
    return KINDS.has(key) ? [path] : [];
  });
}

test.each(LOCALES)(
  'cultures and themes have one label in %s, for questions and lists alike',
  (locale) => {
    const texts = messagesOf(locale, [
      'name-kinds',
      'answers',
      'name-words',
      'suggestions',
      'name-lists',
      'name-page',
    ]);
    const kinds = texts['name-kinds'];
    expect(Object.keys(Object(Object(kinds).culture)).toSorted()).toEqual(
      [...SUGGESTION_CULTURES].toSorted(),
    );
    expect(Object.keys(Object(Object(kinds).meaning)).toSorted()).toEqual(
      [...NAME_THEMES].toSorted(),
    );
    // A step of the questionnaire may be named like a theme. Parts of sentences, titles of lists and hints below a choice are separate sentences.
    expect([...new Set(placesOf(texts))].toSorted()).toEqual([
      '.answers.steps',
      '.name-kinds.culture',
      '.name-kinds.meaning',
      '.name-lists.phrase.culture',
      '.name-lists.phrase.theme',
      '.name-words.cultureLists',
      '.name-words.themeLists',
      '.suggestions.hints.culture',
      '.suggestions.hints.meaning',
    ]);
  },
);
