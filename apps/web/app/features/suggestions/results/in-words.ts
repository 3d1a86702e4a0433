import type { SuggestedName } from '@ismi/contract';

/** A name as it is sent to somebody: both scripts, and what it means. */
export const nameInWords = ({ name, name_latin, name_ar, meaning }: SuggestedName): string => {
  const latin = name_latin ?? name;
  return `${name_ar && name_ar !== latin ? `${latin} · ${name_ar}` : latin}\n${meaning}`;
};

export const listInWords = (title: string, names: readonly SuggestedName[]): string =>
  [title, ...names.map(nameInWords)].join('\n\n');
