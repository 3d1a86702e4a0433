import { latinSpelling } from './family-spelling.rules.ts';
import { type Spelled, writtenForm } from './letters-of-name.rules.ts';
import { measureCommunities } from './measure-communities.rules.ts';
import { measureFaith } from './measure-faith.rules.ts';
import { measureHousehold } from './measure-household.rules.ts';
import { measureLiking } from './measure-liking.rules.ts';
import { measureNamed } from './measure-named.rules.ts';
import { measureOrigin } from './measure-origin.rules.ts';
import { measureTravel } from './measure-travel.rules.ts';
import { measureUsage } from './measure-usage.rules.ts';
import { measureLetters, measureMeaning } from './measure-wording.rules.ts';
import type { PreparedName } from './prepared-names.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import { isGivenAndAllowed, mayBeShown } from './required-of-names.rules.ts';
import { type Measure, WEIGHTS, type WeightName, type Weights } from './weights.rules.ts';

/** A name that may be shown, and everything about it that counts for this family. */
export interface MeasuredName {
  name: PreparedName;
  /** As the family writes it. */
  spelling: string;
  latin: string;
  properties: ReadonlyMap<WeightName, number>;
}
export interface RankedName extends MeasuredName {
  score: number;
}

function spelledBy(name: PreparedName, { wishes }: PreparedWishes): Spelled & { shown: string } {
  const latin = latinSpelling(name.record, wishes);
  const { arPlain } = name.record.computed;
  const form = name.written.get(latin) ?? writtenForm(latin);
  name.written.set(latin, form);
  return { shown: wishes.locale === 'ar' ? arPlain : latin, latin, form, arabic: arPlain };
}

function measure(
  name: PreparedName,
  asked: PreparedWishes,
  spelled: Spelled,
): Map<WeightName, number> {
  const properties = new Map<WeightName, number>();
  const note: Measure = (property, amount) => {
    if (amount !== 0) properties.set(property, (properties.get(property) ?? 0) + amount);
  };
  measureOrigin(name, asked, note);
  measureUsage(name, asked, note);
  measureCommunities(name, asked, note);
  measureMeaning(name, asked, note);
  measureLetters(spelled, asked, note);
  measureFaith(name, asked, note);
  measureTravel(name, asked, spelled.latin, note);
  measureHousehold(name, asked, spelled.form, note);
  measureNamed(name, asked, spelled.form, note);
  measureLiking(name, asked, spelled.latin, note);
  note('favourite', name.isFavourite);
  return properties;
}

/** With so many names of their region or roots, names from elsewhere would not come into the pool. */
const ENOUGH = 250;
/** With fewer that may be shown, names from elsewhere are weighed too: few names begin with one letter. */
const FEW = 20;

const isNear = ({ record }: PreparedName, asked: PreparedWishes): boolean =>
  record.cultures.some((culture) => asked.cultures.has(culture)) ||
  record.origin.langs.some((language) => asked.native.has(language));

/** What costs little to find out and tells most names of other families apart. */
function roughScore(name: PreparedName, asked: PreparedWishes): number {
  let score = 0;
  const note: Measure = (property, amount) => {
    score += WEIGHTS[property] * amount;
  };
  measureOrigin(name, asked, note);
  measureUsage(name, asked, note);
  measureCommunities(name, asked, note);
  return score;
}

/** Of more, those that are furthest from the family are not compared in everything: they would not come among the 80 best. */
const COMPARED = 1000;

function likeliestNames(names: readonly PreparedName[], asked: PreparedWishes) {
  // Few names begin with one letter: none of them may be lost.
  if (names.length <= COMPARED || asked.wishes.letters.startsWith.length > 0) return names;
  return names
    .map((name) => ({ name, score: roughScore(name, asked) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, COMPARED)
    .map(({ name }) => name);
}

const measureShown = (names: readonly PreparedName[], asked: PreparedWishes): MeasuredName[] =>
  likeliestNames(names, asked).flatMap((name) => {
    const spelled = spelledBy(name, asked);
    if (!mayBeShown(name, asked, spelled)) return [];
    const properties = measure(name, asked, spelled);
    return { name, spelling: spelled.shown, latin: spelled.latin, properties };
  });

/** Every name that may be shown to this family, with what counts about it. */
export function measureNames(
  names: readonly PreparedName[],
  asked: PreparedWishes,
): MeasuredName[] {
  const given = names.filter((name) => isGivenAndAllowed(name, asked));
  const near = given.filter((name) => isNear(name, asked));
  if (near.length < ENOUGH) return measureShown(given, asked);
  const shown = measureShown(near, asked);
  return shown.length < FEW ? measureShown(given, asked) : shown;
}

function scoreOf(properties: MeasuredName['properties'], weights: Weights): number {
  let score = 0;
  for (const [property, amount] of properties) score += weights[property] * amount;
  return score;
}

/** Best first; equal ones by id, so that the order is the same everywhere. */
export const rankNames = (names: readonly MeasuredName[], weights: Weights): RankedName[] =>
  names
    .map((each) => ({ ...each, score: scoreOf(each.properties, weights) }))
    .sort(
      (one, other) =>
        other.score - one.score || (one.name.record.id < other.name.record.id ? -1 : 1),
    );
