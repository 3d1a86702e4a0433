import type { usePath } from '../../browser/use-path.ts';
import { type CreditShortfall, parseShortfall } from './credit-shortfall.ts';

const DESTINATIONS = ['suggestions', 'consulting', 'names'] as const;
/** Its name in a URL. */
const GOAL_PARAM = 'then';

/** What a purchase is for. After paying, the buyer goes back there; the smallest sufficient package is recommended. */
export interface PurchaseGoal {
  to: (typeof DESTINATIONS)[number];
  /** For `names`: the search text. */
  name?: string | undefined;
  /** For `names`: the name on whose page the purchase began. */
  slug?: string | undefined;
  shortfall?: CreditShortfall | undefined;
}

/** Undefined if invalid: URL and storage are untrusted. */
export function parsePurchaseGoal(params: URLSearchParams): PurchaseGoal | undefined {
  const to = DESTINATIONS.find((destination) => destination === params.get(GOAL_PARAM));
  return (
    to && {
      to,
      name: params.get('name') ?? undefined,
      slug: params.get('slug')?.match(/^[a-z\d-]+$/)?.[0],
      shortfall: parseShortfall(Object.fromEntries(params)),
    }
  );
}

/** As parameters for a URL or the storage. */
export const purchaseGoalParams = ({
  to,
  name,
  slug,
  shortfall,
}: PurchaseGoal): Record<string, string> => ({
  [GOAL_PARAM]: to,
  ...(name && { name }),
  ...(slug && { slug }),
  ...(shortfall && {
    required_credits: `${shortfall.required_credits}`,
    current_credits: `${shortfall.current_credits}`,
  }),
});

type Path = ReturnType<typeof usePath>;

/** The packages page, with the sufficient package marked. */
export const packagesPath = (path: Path, goal: PurchaseGoal | undefined): string =>
  goal
    ? `${path('credits-insufficient')}?${new URLSearchParams(purchaseGoalParams(goal))}`
    : path('credits');

/** The page the buyer came from, with what was typed. */
export function purchaseGoalPath(path: Path, { to, name, slug }: PurchaseGoal): string {
  if (to !== 'names') return path(to);
  if (slug) return path('name-page', { slug });
  return `${path('home')}${name ? `?${new URLSearchParams({ name })}` : ''}#name-search`;
}
