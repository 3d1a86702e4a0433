import type { PreparedName } from './prepared-names.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

/** Which part of the order by commonness each answer means, from 0 (rarest) to 1. */
const BANDS: Readonly<Record<PreparedWishes['wishes']['popularity'], readonly [number, number]>> = {
  rare: [0, 0.45],
  extraordinary: [0.2, 0.65],
  known: [0.55, 0.96],
  classic: [0.65, 1],
};
const UNKNOWN = 0.4;
/** Between the knots, one more per cent counts the same. */
const KNOWN_KNOTS = [
  [0.6, 'knownFrom60'],
  [0.75, 'knownFrom75'],
  [0.85, 'knownFrom85'],
  [0.94, 'knownFrom94'],
] as const;
/** A name that is more common at home is not a rare one. */
const RARE_UP_TO = 0.7;
const above = (knot: number, share: number): number => Math.max(0, share - knot) / (1 - knot);
/** A peak before this year is a generation ago. */
const OLD_PEAK = 1992;
const YOUNG_PEAK = 2008;

type Place = PreparedWishes['homeFigures'];

export const commonnessIn = ({ record }: PreparedName, place: Place): number => {
  const figures = record.computed.commonness[place];
  return figures?.class ? figures.rarer / 100 : UNKNOWN;
};

/** 1 where the name was given a generation ago and hardly now, where they live or come from. */
export function datedness(
  { record }: PreparedName,
  { livingFigures, homeFigures }: PreparedWishes,
): number {
  const histories = [
    record.computed.history[livingFigures as 'TR'],
    record.computed.history[homeFigures as 'TR'],
  ];
  if (histories.some((history) => history?.currency === 'then')) return 1;
  if (
    histories.some(
      (history) => history?.peak && history.peak <= OLD_PEAK && history.currency !== 'now',
    )
  )
    return 0.7;
  return 0;
}

/** How the name is used: how common, since when. */
export function measureUsage(name: PreparedName, asked: PreparedWishes, note: Measure): void {
  const { popularity, notDated, sound } = asked.wishes;
  const [least, most] = BANDS[popularity];
  const living = commonnessIn(name, asked.livingFigures);
  const home = commonnessIn(name, asked.homeFigures);
  note('tooCommon', Math.max(0, living - most));
  note('tooRare', Math.max(0, least - living));
  note('tooRareAtHome', Math.max(0, least - home));
  if (popularity === 'known' || popularity === 'classic') {
    note('knownWhereTheyLive', living);
    note('knownEverywhere', name.record.computed.popularity.score / 100);
    for (const [knot, property] of KNOWN_KNOTS) note(property, above(knot, home));
  } else note('rareFrom70', above(RARE_UP_TO, home));
  const { history, commonness } = name.record.computed;
  const [share, countries] = knownAbroad(name);
  note('commonAbroad', share);
  note('knownInCountries', countries);
  if (popularity === 'classic' && commonness[asked.homeFigures]?.class === 'classic')
    note('classicAsked', 1);
  const dated = datedness(name, asked);
  note('dated', popularity === 'classic' && !notDated ? dated / 2 : dated);
  if (notDated || sound === 'modern') note('datedAlthoughRefused', dated);
  const near = [history[asked.livingFigures as 'TR'], history[asked.homeFigures as 'TR']];
  if (near.some((each) => each?.trend === 'falling')) note('falling', 1);
  if (near.some((each) => each?.trend === 'rising')) note('rising', 1);
  const isYoung = near.some((each) => each?.currency === 'now' || (each?.peak ?? 0) >= YOUNG_PEAK);
  if (isYoung && (notDated || sound === 'modern')) note('young', 1);
  note('youngEverywhere', generationOf(name));
}

/** From -1, given a generation ago in every register, to 1, given now in every one. */
function generationOf({ record }: PreparedName): number {
  const known = Object.values(record.computed.history).filter(({ currency }) => currency !== null);
  const share = (currency: 'now' | 'then') =>
    known.filter((each) => each.currency === currency).length;
  return known.length === 0 ? 0 : (share('now') - share('then')) / known.length;
}

const COUNTRIES = 10;
/** The mean of its places among the countries' names, and how many of them know it. */
function knownAbroad({ record }: PreparedName): [mean: number, countries: number] {
  const { all: _, ...places } = record.computed.commonness;
  const known = Object.values(places);
  if (known.length === 0) return [UNKNOWN, 0];
  const mean = known.reduce((sum, { rarer }) => sum + rarer, 0) / known.length / 100;
  const knowing = known.filter((each) => each.class === 'known' || each.class === 'classic');
  return [mean, knowing.length / COUNTRIES];
}
