import { soundSimilarity } from '@ismi/catalogue/matching/sound-similarity';
import type { RefusalReason } from '@ismi/contract';
import { alikeInUse } from './measure-household.rules.ts';
import { gradeIn, READERS } from './measure-travel.rules.ts';
import { commonnessIn, datedness } from './measure-usage.rules.ts';
import type { PreparedName } from './prepared-names.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

const LIKE_MEANING = 0.5;

type Shares = (name: PreparedName, other: PreparedName, asked: PreparedWishes) => number;

/** Whether a family consents to what names tell of this kind. */
const mayLearn = (kind: 'faith' | 'origin', { wishes }: PreparedWishes): boolean =>
  !wishes.notLearned?.has(kind);

const sharesTheme = (name: PreparedName, other: PreparedName, asked: PreparedWishes): boolean =>
  name.record.themes.some(
    (theme) =>
      other.record.themes.includes(theme) && (theme !== 'religious' || mayLearn('faith', asked)),
  );
const sharesMeaning = (name: PreparedName, other: PreparedName): boolean =>
  [...other.meanings].some(([tag, share]) => share === 1 && name.meanings.get(tag) === 1);
const meaningLikeness: Shares = (name, other, asked) => {
  if (sharesMeaning(name, other)) return 1;
  return sharesTheme(name, other, asked) ? LIKE_MEANING : 0;
};
const sharesOrigin = (name: PreparedName, other: PreparedName, asked: PreparedWishes): boolean =>
  mayLearn('origin', asked) && name.record.origin.langs[0] === other.record.origin.langs[0];

/** From 0 to 1: sound, use, origin and meaning weigh the same. */
export const overallSimilarity: Shares = (name, other, asked) =>
  (soundSimilarity(name.sounds, other.sounds) +
    alikeInUse(name, other, asked) +
    (sharesOrigin(name, other, asked) ? 1 : 0) +
    meaningLikeness(name, other, asked)) /
  4;

const isReligious = ({ record }: PreparedName): boolean =>
  record.themes.includes('religious') || record.quran.kind === 'person';

/** How far a name shares what was said against another. */
const SHARES: Readonly<
  Record<
    RefusalReason,
    (name: PreparedName, other: PreparedName, asked: PreparedWishes, latin: string) => number
  >
> = {
  sound: (name, other) => soundSimilarity(name.sounds, other.sounds),
  meaning: meaningLikeness,
  tooCommon: (name, other, { homeFigures }) =>
    commonnessIn(name, homeFigures) >= commonnessIn(other, homeFigures) ? 1 : 0,
  tooRare: (name, other, { homeFigures }) =>
    commonnessIn(name, homeFigures) <= commonnessIn(other, homeFigures) ? 1 : 0,
  tooOld: (name, _, asked) => datedness(name, asked),
  tooReligious: (name, _, asked) => (mayLearn('faith', asked) && isReligious(name) ? 1 : 0),
  hardHere: (name, _, { languages }, latin) =>
    READERS.some(
      (reader) =>
        languages.has(reader) && ['once', 'often'].includes(gradeIn(name, latin, reader) ?? ''),
    )
      ? 1
      : 0,
  notOurs: (name, other, asked) => (sharesOrigin(name, other, asked) ? 1 : 0),
  // Says nothing of other names.
  somebody: () => 0,
};

/** How the name relates to those that were liked or turned down in earlier lists. */
export function measureLiking(
  name: PreparedName,
  asked: PreparedWishes,
  latin: string,
  note: Measure,
): void {
  const { liked, disliked } = asked;
  note('likedAlike', Math.max(0, ...liked.map((other) => overallSimilarity(name, other, asked))));
  for (const { name: other, reason } of disliked)
    if (reason) note('dislikedFor', SHARES[reason](name, other, asked, latin));
    else note('dislikedAlike', overallSimilarity(name, other, asked));
}
