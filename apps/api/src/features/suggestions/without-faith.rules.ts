import type { Locale, SuggestionForm } from '@ismi/contract';
import { meaningSentence, reasonFromFacts } from './catalogue-writer.rules.ts';
import type { Entry, Shelf } from './plan.rules.ts';

/** Stands in place of the key of the answers: there are so few possible answers that their hash could be guessed. */
export const FORGOTTEN_KEY = 'forgotten';

type Answers = Omit<SuggestionForm, 'language' | 'religious'> & { religious: boolean | null };

interface Remembered {
  formKey: string;
  language: Locale;
  answers: Answers;
  names: Entry[];
  creditsUsed: number;
}

/** What was said of religion, and whatever was written freely, is gone; the rest stays. */
function answersWithoutFaith({ details: _, sibling: __, meaning, drawn, ...rest }: Answers) {
  const themes = meaning?.filter((theme) => theme !== 'religious') ?? [];
  const answers: Answers = { ...rest, religious: null };
  if (themes.length > 0) answers.meaning = themes;
  if (drawn) answers.drawn = drawn.filter((step) => step !== 'religious');
  return answers;
}

/** A reason from the facts and what is left of the answers; one that a model wrote may speak of anything that it was told. */
function reasonWithoutFaith(
  entry: Entry,
  position: number,
  { answers, language, creditsUsed }: Remembered,
  shelf: Shelf,
): Entry {
  if ('own' in entry) {
    return { ...entry, reason: meaningSentence(entry.own.meaning, language, position) };
  }
  const spelled = (id: string | undefined) => shelf.names.find(({ record }) => record.id === id);
  const record = shelf.nameOf(entry.id);
  // A name never leaves the catalogue; where it has, it is not shown either.
  if (!record) return { ...entry, reason: '', by: 'catalogue' };
  const reason = reasonFromFacts(
    { record, spelling: record.name, relaxed: entry.relaxed },
    {
      wishes: { ...answers, religious: false },
      locale: language,
      people: shelf.people,
      position,
      second: spelled(entry.second)?.spelling,
      publicOnly: creditsUsed === 0,
    },
  );
  return { ...entry, reason, by: 'catalogue' };
}

/** A list as it may be kept without the consent: its names, and nothing from which the faith of a family could be read. */
export function withoutFaith<List extends Remembered>(list: List, shelf: Shelf): List {
  const answers = answersWithoutFaith(list.answers);
  const told = { ...list, answers };
  return {
    ...told,
    formKey: FORGOTTEN_KEY,
    names: list.names.map((entry, position) => reasonWithoutFaith(entry, position, told, shelf)),
  };
}
