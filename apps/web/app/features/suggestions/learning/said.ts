import type { Reaction, ResponseOf, SuggestedName, suggestionLearning } from '@ismi/contract';

/** What was said about the names of a list, and the names that came to it since. */
export type Said = ResponseOf<typeof suggestionLearning.read>;
export type Round = Said['rounds'][number];

type AnyName = Pick<SuggestedName, 'name_id' | 'name'>;

/** What the API calls a name: its id, or as it is written where only a model knows it. */
export const keyOfName = ({ name_id, name }: AnyName): string => name_id ?? name;

export const reactionTo = (said: Said | undefined, name: AnyName): Reaction | undefined =>
  said?.reactions.find((reaction) => keyOfName(reaction) === keyOfName(name));

/** Keys of the refused names. */
export const refusedIn = (said: Said | undefined): ReadonlySet<string> =>
  new Set(said?.reactions.filter(({ reaction }) => reaction === 'refused').map(keyOfName) ?? []);

/** The names that came because more like this one were asked for. */
export const alikeTo = (said: Said | undefined, name: AnyName): readonly SuggestedName[] =>
  said?.rounds.find(
    ({ kind, around }) => kind === 'alike' && around && keyOfName(around) === keyOfName(name),
  )?.suggestions ?? [];

export const refiningsOf = (said: Said | undefined): readonly Round[] =>
  said?.rounds.filter(({ kind }) => kind === 'refine') ?? [];

/** All names of the page that the family has not refused: its own, then those that came since. */
export function keptNames(
  names: readonly SuggestedName[],
  said: Said | undefined,
): readonly SuggestedName[] {
  const refused = refusedIn(said);
  const added = said?.rounds.flatMap(({ suggestions }) => suggestions) ?? [];
  return [...names, ...added].filter((name) => !refused.has(keyOfName(name)));
}

/** Why no names came although more were asked for: as many as are free are there, or nothing similar is left. */
export const reasonForNone = (said: Said): 'used' | 'none' =>
  said.left.alike === 0 ? 'used' : 'none';
