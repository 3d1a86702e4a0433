import { type CreditShortfall, shortfallIn } from './credit-shortfall.ts';
import type { usePath } from './use-path.ts';

const DESTINATIONS = ['suggestions', 'consulting', 'names'] as const;
/** Its name in an address. */
const TO = 'then';

/** What a purchase is for: what is bought leads back there, and the package is recommended that is enough for it. */
export interface Errand {
  to: (typeof DESTINATIONS)[number];
  /** Of `names`: what was typed into the search. */
  name?: string | undefined;
  /** Of `names`: the name on whose page it was. */
  slug?: string | undefined;
  shortfall?: CreditShortfall | undefined;
}

/** One of ours, or none: what stands in an address or a storage may be anything. */
export function errandIn(said: URLSearchParams): Errand | undefined {
  const to = DESTINATIONS.find((destination) => destination === said.get(TO));
  return (
    to && {
      to,
      name: said.get('name') ?? undefined,
      slug: said.get('slug')?.match(/^[a-z\d-]+$/)?.[0],
      shortfall: shortfallIn(Object.fromEntries(said)),
    }
  );
}

/** As it stands in an address or a storage. */
export const paramsOf = ({ to, name, slug, shortfall }: Errand): Record<string, string> => ({
  [TO]: to,
  ...(name && { name }),
  ...(slug && { slug }),
  ...(shortfall && {
    required_credits: `${shortfall.required_credits}`,
    current_credits: `${shortfall.current_credits}`,
  }),
});

type Path = ReturnType<typeof usePath>;

/** The packages, with the one marked that is enough for it. */
export const packagesFor = (path: Path, errand: Errand | undefined): string =>
  errand
    ? `${path('credits-insufficient')}?${new URLSearchParams(paramsOf(errand))}`
    : path('credits');

/** Where the family was, with what it had typed. */
export function backTo(path: Path, { to, name, slug }: Errand): string {
  if (to !== 'names') return path(to);
  if (slug) return path('name-page', { slug });
  return `${path('home')}${name ? `?${new URLSearchParams({ name })}` : ''}#name-search`;
}
