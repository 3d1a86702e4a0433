/** Prices and gifts in credits. Free of zod: prices are shown on every page, before the click. */
export const WELCOME_CREDITS = 25;

export const NAME_SEARCH_CREDITS = 5;
export const ISLAMIC_ANALYSIS_CREDITS = 10;
/** The parts of a name that are paid for separately. */
export const NAME_PARTS = ['search', 'analysis'] as const;
export type NamePart = (typeof NAME_PARTS)[number];
export const NAME_CREDITS: Record<NamePart, number> = {
  search: NAME_SEARCH_CREDITS,
  analysis: ISLAMIC_ANALYSIS_CREDITS,
};
export const CONSULTING_CREDITS = { mail: 49, instagram: 99 } as const;

/** Packages for sale. The bonus is credits, never money saved. None is called popular before sales prove it. */
export const CREDIT_PACKAGES = {
  starter: { base: 25, bonus: 25, priceMinor: 399, popular: false },
  popular: { base: 60, bonus: 40, priceMinor: 799, popular: false },
  family: { base: 100, bonus: 50, priceMinor: 1499, popular: false },
  premium: { base: 160, bonus: 90, priceMinor: 2499, popular: false },
} as const;
export type PackageId = keyof typeof CREDIT_PACKAGES;
// Object.keys loses the literal types.
export const PACKAGE_IDS = Object.keys(CREDIT_PACKAGES) as [PackageId, ...PackageId[]];

export const creditsOfPackage = (id: PackageId): number =>
  CREDIT_PACKAGES[id].base + CREDIT_PACKAGES[id].bonus;

/** The cheapest package with at least this many credits; undefined where none has as many. */
export function smallestPackageFor(credits: number): PackageId | undefined {
  return PACKAGE_IDS.filter((id) => creditsOfPackage(id) >= credits).toSorted(
    (a, b) => CREDIT_PACKAGES[a].priceMinor - CREDIT_PACKAGES[b].priceMinor,
  )[0];
}

/** The value of credits in cents, by the price of the smallest package that holds as many. */
export function centsOfCredits(credits: number): number {
  const id = smallestPackageFor(credits) ?? 'premium';
  return Math.round((credits * CREDIT_PACKAGES[id].priceMinor) / creditsOfPackage(id));
}

/** The wording of the buyer's consents; a new wording is a new version. */
export const CONSENT_VERSION = '2026-11-15';

/** The questionnaire's price is the sum of its answered steps. Of the first group only the answer about religion may be missing. */
export const QUESTIONNAIRE_COSTS = {
  required: { gender: 2, culture: 2, religious: 2, length: 2, popularity: 2 },
  optional: { meaning: 2, phonetic: 1, startLetter: 1, doubleName: 1, sibling: 2, details: 3 },
} as const;

const sum = (costs: Record<string, number>): number =>
  Object.values(costs).reduce((total, cost) => total + cost, 0);

export const QUESTIONNAIRE_MINIMUM = sum(QUESTIONNAIRE_COSTS.required);
export const QUESTIONNAIRE_MAXIMUM = QUESTIONNAIRE_MINIMUM + sum(QUESTIONNAIRE_COSTS.optional);

type Answers = {
  [Step in keyof (typeof QUESTIONNAIRE_COSTS.required &
    typeof QUESTIONNAIRE_COSTS.optional)]?: unknown;
};

const { religious: RELIGIOUS_COST } = QUESTIONNAIRE_COSTS.required;
const CHOSEN_COSTS = { religious: RELIGIOUS_COST, ...QUESTIONNAIRE_COSTS.optional };

/** The price of these answers: the required steps, and every other answered one. */
export const costOfAnswers = (answers: Answers): number =>
  Object.entries(CHOSEN_COSTS).reduce(
    (total, [step, cost]) => (answers[step as keyof Answers] === undefined ? total : total + cost),
    QUESTIONNAIRE_MINIMUM - RELIGIOUS_COST,
  );
