import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import { letterDistance } from '@ismi/catalogue/matching/letter-distance';
import { mapInSteps, type Steps } from '@ismi/catalogue/matching/steps';
import type { Locale } from '@ismi/contract';
import { displayedForm } from './displayed-form.rules.ts';

/** A page of a name: one of its spellings at an address of its own. */
export interface SpellingPage {
  record: CatalogueName;
  /** As the page writes the name. */
  spelling: string;
  /** The part of the page's address that names it. */
  address: string;
}

/** The pages of all names in a language. */
export interface NameAddresses {
  at(address: string): SpellingPage | undefined;
  /** All pages of a name; first the one that lists link to. */
  pagesOf(id: string): readonly SpellingPage[];
  /** The part of an address under which lists link to a name. */
  mainOf(id: string): string;
  /** The page of a name whose spelling is nearest to these letters. */
  nearestTo(id: string, letters: string): SpellingPage | undefined;
  /** For sitemaps: the page of each name, and those of its other spellings. */
  listed: { main: readonly string[]; others: readonly string[] };
}

interface Claim {
  id: string;
  births: number;
}

/** A spelling that Türkiye only ranks is among its hundred most given. */
const RANKED = Number.MAX_SAFE_INTEGER;

const ownOf = ({ computed }: CatalogueName, locale: Locale) =>
  locale === 'ar' ? [] : computed.written[locale].own;

/** Which name has an address, where several claim it: the one whose id it is, else the one with the most births. */
function claimsIn(records: readonly CatalogueName[], locale: Locale): ReadonlyMap<string, string> {
  const ids = new Set(records.map(({ id }) => id));
  const claims = new Map<string, Claim>();
  for (const record of records)
    for (const { slug, births } of ownOf(record, locale)) {
      if (ids.has(slug) && slug !== record.id) continue;
      const claim = { id: record.id, births: births ?? RANKED };
      const known = claims.get(slug);
      if (!known || known.births < claim.births) claims.set(slug, claim);
    }
  return new Map([...claims].map(([slug, { id }]) => [slug, id]));
}

/** The page that lists link to comes first: the spelling of the language, at its own address or at the name's id. */
function pagesOfName(
  record: CatalogueName,
  locale: Locale,
  claims: ReadonlyMap<string, string>,
): SpellingPage[] {
  const own = ownOf(record, locale)
    .filter(({ slug }) => claims.get(slug) === record.id)
    .map(({ form, slug }) => ({ record, spelling: form, address: slug }));
  const shown = displayedForm(record, locale);
  if (own[0]?.spelling === shown) return own;
  const atId = own.find(({ address }) => address === record.id);
  const main = atId ?? { record, spelling: shown, address: record.id };
  return [main, ...own.filter((page) => page !== atId)];
}

function nearestOf(pages: readonly SpellingPage[], letters: string): SpellingPage | undefined {
  const folded = foldedForm(letters);
  const distances = pages.map((page) => ({
    page,
    distance: letterDistance(folded, foldedForm(page.spelling)),
  }));
  return distances.reduce<(typeof distances)[number] | undefined>(
    (best, each) => (best && best.distance <= each.distance ? best : each),
    undefined,
  )?.page;
}

export function* addressesInSteps(
  records: readonly CatalogueName[],
  locale: Locale,
): Steps<NameAddresses> {
  const live = records.filter(({ replacedBy }) => replacedBy === undefined);
  const claims = claimsIn(records, locale);
  yield;
  const pages = yield* mapInSteps(live, (record) => pagesOfName(record, locale, claims));
  const byAddress = new Map(pages.flat().map((page) => [page.address, page]));
  const byId = new Map(pages.map((own) => [own[0]?.record.id ?? '', own]));
  const pagesOf = (id: string) => byId.get(id) ?? [];
  return {
    at: (address) => byAddress.get(address),
    pagesOf,
    mainOf: (id) => pagesOf(id)[0]?.address ?? id,
    nearestTo: (id, letters) => nearestOf(pagesOf(id), letters),
    listed: {
      main: pages.flatMap((own) => own.slice(0, 1).map(({ address }) => address)),
      others: pages.flatMap((own) => own.slice(1).map(({ address }) => address)),
    },
  };
}
