import type { Answers } from './answers.ts';

/** What is read: equal words and names give equal wishes. */
export const wordsOf = ({ details = '', loved = [] }: Pick<Answers, 'details' | 'loved'>): string =>
  [details.trim(), ...loved.map(({ name }) => name)].join('\n');

/** Whether there is anything to read: words, or two names that may have something in common. */
export const isReadable = ({ details = '', loved = [] }: Answers): boolean =>
  details.trim() !== '' || loved.length > 1;
