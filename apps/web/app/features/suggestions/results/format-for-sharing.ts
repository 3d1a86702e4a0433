import type { SuggestedName } from '@ismi/contract';

/** A name as shared text: both scripts, its meaning, and a warning if only a model knows it. */
export const formatNameForSharing = (
  { name, name_latin, name_ar, meaning, verified }: SuggestedName,
  unverified: string,
): string => {
  const latin = name_latin ?? name;
  const scripts = name_ar && name_ar !== latin ? `${latin} · ${name_ar}` : latin;
  return [scripts, meaning, ...(verified ? [] : [unverified])].join('\n');
};

export const formatListForSharing = (
  title: string,
  names: readonly SuggestedName[],
  unverified: string,
): string => [title, ...names.map((name) => formatNameForSharing(name, unverified))].join('\n\n');
