import type { Locale, SuggestionForm } from '@ismi/contract';
import { meaningSentence, reasonFromFacts } from './catalogue-writer.rules.ts';
import type { CandidatePool, Entry } from './list-plan.rules.ts';

/** Replaces the key of the answers: there are so few possible answers that their hash could be guessed. */
export const FORGOTTEN_KEY = 'forgotten';

type Answers = Omit<SuggestionForm, 'language' | 'religious'> & { religious: boolean | null };

interface Remembered {
  formKey: string;
  language: Locale;
  answers: Answers;
  names: Entry[];
  creditsUsed: number;
}

/** Removes answers about religion and all free text; the rest stays. */
function answersWithoutFaith({ details: _, sibling: __, meaning, drawn, ...rest }: Answers) {
  const themes = meaning?.filter((theme) => theme !== 'religious') ?? [];
  const answers: Answers = { ...rest, religious: null };
  if (themes.length > 0) answers.meaning = themes;
  if (drawn) answers.drawn = drawn.filter((step) => step !== 'religious');
  return answers;
}

/** A reason from the facts and the remaining answers; one written by a model may mention anything it was told. */
function reasonWithoutFaith(
  entry: Entry,
  position: number,
  { answers, language, creditsUsed }: Remembered,
  pool: CandidatePool,
): Entry {
  if ('own' in entry) {
    return { ...entry, reason: meaningSentence(entry.own.meaning, language, position) };
  }
  const spelled = (id: string | undefined) => pool.names.find(({ record }) => record.id === id);
  const record = pool.nameOf(entry.id);
  // Names are never removed from the catalogue; if one were, it would not be shown either.
  if (!record) return { ...entry, reason: '', by: 'catalogue' };
  const reason = reasonFromFacts(
    { record, spelling: record.name, relaxed: entry.relaxed },
    {
      wishes: { ...answers, religious: false },
      locale: language,
      people: pool.people,
      position,
      second: spelled(entry.second)?.spelling,
      publicOnly: creditsUsed === 0,
    },
  );
  return { ...entry, reason, by: 'catalogue' };
}

/** A list as it may be stored without the consent: its names, and nothing that reveals the family's faith. */
export function withoutReligion<List extends Remembered>(list: List, pool: CandidatePool): List {
  const answers = answersWithoutFaith(list.answers);
  const told = { ...list, answers };
  return {
    ...told,
    formKey: FORGOTTEN_KEY,
    names: list.names.map((entry, position) => reasonWithoutFaith(entry, position, told, pool)),
  };
}
