import { foldedForm } from '@ismi/catalogue/matching/fold';
import type { Locale, Root, SuggestionForm } from '@ismi/contract';
import { rootOf } from './roots.rules.ts';
import { noWishes, type TypedWishes, type UnderstoodWish } from './typed-wishes.rules.ts';

/** What the questionnaire asks beside the steps: chips and fields, each of which may be missing. */
export interface ToldWishes {
  livesIn?: string | undefined;
  speaks?: readonly string[] | undefined;
  roots?: readonly string[] | undefined;
  surname?: string | undefined;
  siblings?: readonly string[] | undefined;
  avoid?: readonly string[] | undefined;
  love?: readonly string[] | undefined;
  honour?: readonly string[] | undefined;
}

/** What was read from the free text: to be shown as chips, and to be ranked by. */
export interface ReadWishes {
  wishes: Partial<TypedWishes>;
  understood: UnderstoodWish[];
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const bothIn = (one: readonly string[] = [], other: readonly string[] = []): string[] => {
  const folded = new Set(other.map(foldedForm));
  return one.filter((name) => folded.has(foldedForm(name)));
};

/** Chips win over the text; lists of both are joined. */
export function combineWishes(
  form: Omit<SuggestionForm, 'language' | 'drawn'>,
  locale: Locale,
  told: ToldWishes,
  { wishes: read }: ReadWishes,
): TypedWishes {
  const { gender, culture, length, popularity } = form;
  const base = noWishes({ gender, culture, length, popularity, locale });
  const siblings = [...(told.siblings ?? []), ...(form.sibling ? [form.sibling.siblingName] : [])];
  const roots = (told.roots ?? []).flatMap((tag): Root[] => {
    const known = rootOf(tag);
    return known ? [known] : [];
  });
  const letters = { ...base.letters, ...read.letters };
  return {
    ...base,
    ...read,
    themes: form.meaning ?? [],
    sound: form.phonetic,
    doubleName: form.doubleName ?? false,
    religious: form.religious ?? false,
    faith: read.faith ?? (form.religious ? 'seek' : 'neutral'),
    livesIn: told.livesIn ?? read.livesIn,
    speaks: unique([...(told.speaks ?? []), ...(read.speaks ?? [])]),
    roots: unique([...roots, ...(roots.length === 0 ? (read.roots ?? []) : [])]),
    askedRoots: unique(read.roots ?? []),
    surname: told.surname ?? read.surname,
    siblings: unique([...siblings, ...(read.siblings ?? [])]),
    avoid: unique([...(told.avoid ?? read.avoid ?? [])]),
    love: unique([...(told.love ?? read.love ?? [])]),
    // Loved, but the text says that a cousin has it.
    taken: unique([...(read.taken ?? []), ...bothIn(told.love, read.avoid)]),
    honour: unique([...(told.honour ?? read.honour ?? [])]),
    letters: {
      ...letters,
      startsWith: unique([...letters.startsWith, ...(form.startLetter ? [form.startLetter] : [])]),
    },
    worksIn: unique(read.worksIn ?? []),
  };
}
