import { SAME_SOUNDS, type Spelling } from './closeness.ts';
import { coarseSkeletonsOf, oneLetterLess, skeletonsOf } from './keys.ts';
import type { Postings } from './postings.ts';
import type { Ranking } from './ranking.ts';

/** Chooses which spellings to compare: stored spellings and queries get the same keys. */

const MOST_SKELETONS = 5;
/** The most spellings per key; popular names come first. */
const PER_KEY = 200;
/** Enough for the neighbours of a name that was found by its letters. */
const FEW = 40;
/** From this score on, no typos are considered. */
const SETTLED = 0.96;
const HARDLY_FOUND = 0.89;
const TWO_TYPOS_FROM_LENGTH = 6;
const MAX_TYPOS = 2;

const foldedKey = (form: string): string => `f${form}`;
const soundKey = (sounds: string): string => `p${sounds}`;
const skeletonKey = (skeleton: string): string => `s${skeleton}`;
const coarseSkeletonKey = (skeleton: string): string => `c${skeleton}`;
const deletionKey = (form: string): string => `d${form}`;

const fewSkeletons = ({ readings }: Spelling): string[] =>
  skeletonsOf(readings).slice(0, MOST_SKELETONS);

/** Skeletons that differ by one consonant share one of these keys. Single consonants are left out as too common. */
const skeletonDeletionKeys = (skeleton: string): string[] =>
  [skeleton, ...oneLetterLess(skeleton)].filter((key) => key.length > 1).map((key) => `x${key}`);

/** Every key under which a stored spelling can be found. */
export function keysOf(stored: Spelling): string[] {
  const skeletons = fewSkeletons(stored);
  return [
    foldedKey(stored.folded),
    ...stored.readings.map(({ sounds }) => soundKey(sounds)),
    ...skeletons.map(skeletonKey),
    ...coarseSkeletonsOf(skeletons).map(coarseSkeletonKey),
    ...oneLetterLess(stored.folded).map(deletionKey),
    ...new Set(skeletons.flatMap(skeletonDeletionKeys)),
  ];
}

/** Collects spellings tier by tier until one is close enough: forms and sounds, then typos, then both. */
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

  collect([foldedKey(query.folded)], PER_KEY);
  ranking.consider(found);
  const perKey = ranking.closest > SAME_SOUNDS ? FEW : PER_KEY;
  collect(
    query.readings.map(({ sounds }) => soundKey(sounds)),
    perKey,
  );
  collect(skeletons.map(skeletonKey), perKey);
  ranking.consider(found);
  if (ranking.closest >= SETTLED) return;

  // Longer than any spelling with a typo: only sounds can match.
  const mayContainTypo = query.folded.length <= longest + MAX_TYPOS;
  const shorter = mayContainTypo ? oneLetterLess(query.folded) : [];
  collect(coarseSkeletonsOf(skeletons).map(coarseSkeletonKey), PER_KEY / 2);
  collect([deletionKey(query.folded)], PER_KEY);
  collect(shorter.map(foldedKey), PER_KEY);
  collect(shorter.map(deletionKey), PER_KEY / 4);
  ranking.consider(found);
  if (ranking.closest >= HARDLY_FOUND) return;

  collect(skeletons.slice(0, 2).flatMap(skeletonDeletionKeys), PER_KEY / 4);
  ranking.consider(found);
  if (ranking.closest >= HARDLY_FOUND || query.folded.length < TWO_TYPOS_FROM_LENGTH) return;
  if (!mayContainTypo) return;

  const shorterByTwo = [...new Set(shorter.flatMap(oneLetterLess))];
  collect(shorterByTwo.map(foldedKey), PER_KEY / 8);
  collect(shorterByTwo.map(deletionKey), PER_KEY / 8);
  ranking.consider(found);
}
