import type { SuggestedName } from '@ismi/contract';

const IS_LATIN = /\p{Script=Latin}/u;

/** A name in Latin letters, as its family writes it. */
export const latinOf = ({ name, name_latin }: SuggestedName): string =>
  IS_LATIN.test(name) ? name : (name_latin ?? name);

/** A name as shared text: both scripts, its meaning, and a warning if only a model knows it. */
export const formatNameForSharing = (suggested: SuggestedName, unverified: string): string => {
  const { name_ar, meaning, verified } = suggested;
  const latin = latinOf(suggested);
  const scripts = name_ar && name_ar !== latin ? `${latin} · ${name_ar}` : latin;
  return [scripts, meaning, ...(verified ? [] : [unverified])].join('\n');
};

export const formatListForSharing = (
  title: string,
  names: readonly SuggestedName[],
  unverified: string,
): string => [title, ...names.map((name) => formatNameForSharing(name, unverified))].join('\n\n');
