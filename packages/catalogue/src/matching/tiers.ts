import { SAME_SOUNDS, type Spelling } from './closeness.ts';
import { coarseSkeletonsOf, oneLetterLess, skeletonsOf } from './keys.ts';
import type { Postings } from './postings.ts';
import type { Ranking } from './ranking.ts';

/** Which spellings are worth comparing: the same keys are made of every stored spelling and of what is typed. */

const MOST_SKELETONS = 5;
/** How many spellings one key may bring to the ranking; the popular names come first. */
const PER_KEY = 200;
/** Enough for the neighbours of a name that is already found by its letters. */
const FEW = 40;
/** From here on the sounds have settled it; below, slips of the finger are considered too. */
const SETTLED = 0.96;
const HARDLY_FOUND = 0.89;
const TWO_SLIPS_FROM_LENGTH = 6;
const MOST_SLIPS = 2;

const folded = (form: string): string => `f${form}`;
const sounding = (sounds: string): string => `p${sounds}`;
const skeletal = (skeleton: string): string => `s${skeleton}`;
const coarse = (skeleton: string): string => `c${skeleton}`;
const slipped = (form: string): string => `d${form}`;

const fewSkeletons = ({ readings }: Spelling): string[] =>
  skeletonsOf(readings).slice(0, MOST_SKELETONS);

/** Skeletons that differ by one consonant share one of these keys. A single consonant would be shared by everybody. */
const slippedSkeletons = (skeleton: string): string[] =>
  [skeleton, ...oneLetterLess(skeleton)].filter((key) => key.length > 1).map((key) => `x${key}`);

/** Every key under which a stored spelling can be found. */
export function keysOf(stored: Spelling): string[] {
  const skeletons = fewSkeletons(stored);
  return [
    folded(stored.folded),
    ...stored.readings.map(({ sounds }) => sounding(sounds)),
    ...skeletons.map(skeletal),
    ...coarseSkeletonsOf(skeletons).map(coarse),
    ...oneLetterLess(stored.folded).map(slipped),
    ...new Set(skeletons.flatMap(slippedSkeletons)),
  ];
}

/** Brings in spellings tier by tier and stops as soon as one is close enough: forms and sounds, slips of the finger, both at once. */
export function searchTiers(
  query: Spelling,
  { postings, longest }: { postings: Postings; longest: number },
  ranking: Ranking,
): void {
  const found = new Set<number>();
  const collect = (keys: Iterable<string>, perKey: number): void => {
    for (const key of keys) postings.collect(key, perKey, found);
  };
  const skeletons = fewSkeletons(query);

  collect([folded(query.folded)], PER_KEY);
  ranking.consider(found);
  const perKey = ranking.closest > SAME_SOUNDS ? FEW : PER_KEY;
  collect(
    query.readings.map(({ sounds }) => sounding(sounds)),
    perKey,
  );
  collect(skeletons.map(skeletal), perKey);
  ranking.consider(found);
  if (ranking.closest >= SETTLED) return;

  // No slip makes that many letters out of any spelling: only how it sounds can still help.
  const mayBeSlipped = query.folded.length <= longest + MOST_SLIPS;
  const shorter = mayBeSlipped ? oneLetterLess(query.folded) : [];
  collect(coarseSkeletonsOf(skeletons).map(coarse), PER_KEY / 2);
  collect([slipped(query.folded)], PER_KEY);
  collect(shorter.map(folded), PER_KEY);
  collect(shorter.map(slipped), PER_KEY / 4);
  ranking.consider(found);
  if (ranking.closest >= HARDLY_FOUND) return;

  collect(skeletons.slice(0, 2).flatMap(slippedSkeletons), PER_KEY / 4);
  ranking.consider(found);
  if (ranking.closest >= HARDLY_FOUND || query.folded.length < TWO_SLIPS_FROM_LENGTH) return;
  if (!mayBeSlipped) return;

  const shorterByTwo = [...new Set(shorter.flatMap(oneLetterLess))];
  collect(shorterByTwo.map(folded), PER_KEY / 8);
  collect(shorterByTwo.map(slipped), PER_KEY / 8);
  ranking.consider(found);
}
