import type { CatalogueName } from '@ismi/catalogue';
import { soundSimilarity } from '@ismi/catalogue/matching/sound-similarity';
import { beginsWith, type Spelled } from './letters-of-name.rules.ts';
import type { PreparedName } from './prepared-names.rules.ts';
import type { NamedName, PreparedWishes } from './prepared-wishes.rules.ts';
import { hurts } from './traditions.rules.ts';

/** From here on a name is taken for the refused one. */
const LOOK_ALIKE = 0.87;
/** From here on two children in one house would both come when one is called. */
const SAME_WHEN_CALLED = 0.93;

const genderOf = ({ gender, genderByCulture }: CatalogueName, culture: string) =>
  genderByCulture?.[culture as keyof typeof genderByCulture] ?? gender;

/** Of the births in some country, at least this share is of either sex. */
const EITHER = 0.15;
const isGivenToBoth = ({ gender, genderByCulture, computed }: CatalogueName): boolean =>
  gender === 'unisex' ||
  Object.values(genderByCulture ?? {}).some((other) => other !== gender) ||
  [computed.girlShare, ...Object.values(computed.girlShares)].some(
    (girls) => girls !== null && girls >= EITHER && girls <= 1 - EITHER,
  );

function isGiven(record: CatalogueName, { wishes }: PreparedWishes): boolean {
  if (wishes.gender === 'unisex') return isGivenToBoth(record);
  const given = genderOf(record, wishes.culture);
  return given === wishes.gender || given === 'unisex';
}

const isAllowed = ({ computed, islamic }: CatalogueName, { wishes }: PreparedWishes): boolean =>
  computed.suggestible && (!wishes.religious || islamic.verdict !== 'conditional');

const isName = (name: PreparedName, named: NamedName): boolean =>
  name.spellings.has(named.folded) || named.records.includes(name);

/** A refused name, one of its spellings, or a name that would be taken for it. */
const isRefused = (name: PreparedName, refused: readonly NamedName[]): boolean =>
  refused.some(
    (named) => isName(name, named) || soundSimilarity(name.sounds, named.sounds) >= LOOK_ALIKE,
  );

const isOf = (name: PreparedName, household: readonly NamedName[]): boolean =>
  household.some(
    (named) =>
      isName(name, named) || soundSimilarity(name.sounds, named.sounds) >= SAME_WHEN_CALLED,
  );

/** Obscene or insulting where they live or in what they speak, in the spelling that they would use. */
const isOffensive = (
  { record }: PreparedName,
  { languages, worksIn }: PreparedWishes,
  latin: string,
): boolean =>
  record.cautions.some(
    (caution) =>
      caution.severity === 'severe' &&
      (languages.has(caution.in) || worksIn.has(caution.in)) &&
      (caution.spellings?.includes(latin) ?? true),
  );

/** Sex and verdict: the requirements that need no spelling. */
export const isGivenAndAllowed = (name: PreparedName, asked: PreparedWishes): boolean =>
  isAllowed(name.record, asked) && isGiven(name.record, asked);

/** The other requirements that a name is left out for; everything else is weighed. */
export function mayBeShown(name: PreparedName, asked: PreparedWishes, spelled: Spelled): boolean {
  const { wishes } = asked;
  const { startsWith } = wishes.letters;
  return (
    (startsWith.length === 0 || startsWith.some((letters) => beginsWith(spelled, letters))) &&
    !isOf(name, asked.siblings) &&
    !asked.love.some((named) => isName(name, named) && wishes.taken.includes(named.written)) &&
    !asked.pairWith.some((named) => isName(name, named)) &&
    !asked.disliked.some((each) => each.name === name) &&
    !isRefused(name, asked.avoid) &&
    !isOffensive(name, asked, spelled.latin) &&
    !hurts(name, wishes.tradition)
  );
}
