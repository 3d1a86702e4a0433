import { foldedForm } from '@ismi/catalogue/matching/fold';

const NAME = 'name:';
const LETTERS = 'letters:';

/** What a receipt is for: a name of the catalogue, in any spelling … */
export const subjectOfName = (nameId: string): string => NAME + nameId;

/** Whether there is anything that could be a name. */
export const hasLetters = (query: string): boolean => /\p{L}/u.test(foldedForm(query));

/** … or letters that it does not know, however they were typed. */
export const subjectOfLetters = (query: string): string => LETTERS + foldedForm(query);

/** Which of the two it is. */
export const readSubject = (subject: string): { nameId?: string; letters?: string } =>
  subject.startsWith(LETTERS)
    ? { letters: subject.slice(LETTERS.length) }
    : { nameId: subject.slice(NAME.length) };
