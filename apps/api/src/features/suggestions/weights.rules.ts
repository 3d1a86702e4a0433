/**
 * How much each property of a name counts, and why. `npm run eval:suggestions -- --tune` fits the amounts to the golden
 * families; a fitted weight keeps the sign that its reason gives it, and what a family asks for in so many words is not fitted.
 */
export const WEIGHTS = {
  // Roots: what tells a family's own names from those of the region.
  /** The region was asked for in a required step. */
  region: 0.48,
  /** Its language is one of their roots'. */
  origin: 0.02,
  /** The same where the people has names of its own: a Kurdish family asks for a Kurdish name. */
  distinctOrigin: 1.64,
  /** They ask for a name of this people in so many words. */
  askedOrigin: 1.5,
  /** It has a spelling in their own language: it is in use there. */
  ownForm: 0.12,
  /** Given by families of their regions alone: it says where they come from. */
  ownToRegion: 0.02,
  /** Their region stands behind others among those of the name. */
  laterRegion: -0.5,
  /** Of every region that they come from. */
  regionsShared: 0.16,
  /** Of none of their regions. */
  elsewhere: -0.02,
  /** It has a first spelling in the languages that they speak. */
  ownSpellings: 1.15,
  /** A Turkish name for an Afghan family. */
  otherPeople: -0.68,
  /** Families who do not seek faith give names of their own language. */
  nativeUnlessReligious: 0.21,

  // Communities: how gladly the families they come from give it today, by our own judgement.
  likedAtHome: 2.28,
  lovedAtHome: 0.02,
  unknownAtHome: -0.7,
  knownOnBothSides: 0.4,
  /** Grandparents bear it there. */
  oldAtHome: -0.27,
  oldAlthoughRefused: -0.02,
  youngAtHome: 0.02,
  youngAsAsked: 0.04,
  timelessAsAsked: 0.87,
  embarrassingAtHome: -2.25,

  // Popularity: a distance, since the classes have no sharp edges.
  /** More common where they live than asked for. */
  tooCommon: -9,
  /** Rarer where they live than asked for. */
  tooRare: -0.02,
  tooRareAtHome: -0.02,
  /** What is given now beats what is on file. */
  knownEverywhere: 0.02,
  /** Known in many countries, it is known wherever they move. */
  commonAbroad: 2.19,
  knownInCountries: 0.62,
  classicAsked: 0.57,
  knownWhereTheyLive: 0.02,
  /** Known is not the same as first in every class: the curve flattens and falls. */
  knownFrom60: 0.02,
  knownFrom75: 0.02,
  knownFrom85: -0.57,
  knownFrom94: -0.11,
  rareFrom70: -4.5,

  // Generation.
  /** Given a generation ago and hardly now: a name of aunts. */
  dated: -0.19,
  datedAlthoughRefused: -0.2,
  falling: -0.02,
  rising: 0.19,
  youngEverywhere: 0.02,
  /** Young names for those who asked for a modern one. */
  young: 0.14,

  // Meaning and sound.
  theme: 0.47,
  /** Words of their own text. */
  meaning: 2,
  refusedMeaning: -0.6,
  sound: 0.2,
  /** Letters above or below what they asked for. */
  lengthMissed: -0.31,
  /** Below five letters it is felt as a nickname. */
  fewLetters: -0.16,
  /** Two words in one go out of fashion together: Elanur, Mertcan. */
  compound: -1.22,
  servant: -1.65,
  twoWords: -1.54,
  /** Has to be spelled out. */
  doubledLetter: -0.37,
  /** A last d or t is hard, and the fashion of grandfathers. */
  hardEnd: -0.58,
  strongUnasked: -0.26,
  /** Nearly all who bear it were born in the last ten years. */
  fashion: -0.89,
  /** A register abroad drops the marks. */
  markedAbroad: -0.7,
  syllableTooMany: -2,
  syllableMissing: -1,

  // Letters.
  refusedLetter: -3,
  refusedStart: -3,
  refusedEnd: -3,
  askedEnd: 2.5,

  // Faith.
  quranSought: 0.18,
  bearerSought: 0.12,
  religiousSought: 0.02,
  religiousUnasked: -0.5,
  religiousRefused: -1.2,
  /** Somebody to tell the child about. */
  namesake: 0.3,
  /** In doubt among scholars. */
  conditional: -0.49,
  quranAsked: 2.87,
  companionAsked: 2.97,
  prophetAsked: 2.48,
  prophetRefused: -1,
  houseAsked: 0.02,
  houseSought: 2.02,

  // Where the name has to live.
  travelsOften: -0.3,
  travelsOnce: -0.23,
  travelsFamiliar: 0.16,
  askedTravelsOften: -0.6,
  askedTravelsOnce: -0.22,
  askedTravelsFamiliar: 0.19,
  caution: -0.25,
  /** Given to both everywhere, not only in one country. */
  forBoth: 1.84,
  /** Where they live, the other sex bears it. */
  otherSex: -2.82,

  // The household.
  siblingInitial: -0.37,
  siblingRhyme: -0.4,
  /** The same first three letters. */
  siblingBeginning: -0.8,
  siblingLetters: -1.2,
  siblingEcho: -2.01,
  siblingOrigin: 0.11,
  siblingPopularity: 0.35,
  siblingRegions: 0.91,
  surnameRhyme: -0.6,
  surnameEcho: -0.76,
  surnameInitial: -0.02,
  surnameJoin: -0.2,
  pairRhyme: -0.8,

  // Names they named.
  honourRoot: 0.6,
  honourSound: 2.11,
  honourInitial: 0.53,
  honourMeaning: 1.17,
  /** The honoured name itself is a copy. */
  honourSame: -2.59,
  loveSound: 0.02,
  lovePopularity: 1.51,
  avoidSound: -0.5,

  // Names of earlier lists.
  likedAlike: 2,
  /** Shares what was said against a name. */
  dislikedFor: -1.5,
  /** Nothing was said against it: whatever is like it counts a little less. */
  dislikedAlike: -0.6,

  /** Names that suit everybody would stand in every list. */
  favourite: -1.1,
} as const satisfies Record<string, number>;
export type WeightName = keyof typeof WEIGHTS;
export type Weights = Readonly<Record<WeightName, number>>;

/** Notes that a name has a property, and how much of it. */
export type Measure = (property: WeightName, amount: number) => void;
