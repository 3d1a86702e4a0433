import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import { slugOf } from '@ismi/catalogue/slug';
import type { Locale } from '@ismi/contract';
import type { SpellingPage } from './name-addresses.rules.ts';
import type { ServedCatalogue } from './served-catalogue.service.ts';

export interface FoundPage extends SpellingPage {
  /** False: a spelling of several names without a page of its own. It presents each, and search engines do not list it. */
  isListed: boolean;
}

const listed = (page: SpellingPage | undefined): FoundPage | undefined =>
  page && { ...page, isListed: true };

/** Several names have these letters: the one that has them most comes first. */
function sharedPage(
  served: ServedCatalogue,
  letters: string,
  candidates: readonly { nameId: string; form: string }[],
  locale: Locale,
): FoundPage | undefined {
  const folded = foldedForm(letters);
  const { homographs } = served.around(locale).catalogue;
  const order = homographs.find(({ form }) => form === folded)?.records.map(({ id }) => id) ?? [];
  const [first] = candidates.toSorted(
    (one, other) => placeIn(order, one.nameId) - placeIn(order, other.nameId),
  );
  const record = first && served.nameOf(first.nameId);
  if (!record) return undefined;
  const address = slugOf(first.form) || record.id;
  return { record, spelling: spellingIn(record, first.form, locale), address, isListed: false };
}

const placeIn = (order: readonly string[], id: string): number =>
  order.includes(id) ? order.indexOf(id) : order.length;

const spellingIn = ({ computed }: CatalogueName, form: string, locale: Locale): string =>
  locale === 'ar' ? computed.arPlain : form;

/**
 * The page that answers at an address: a spelling's own page, the page of a name by its id, or that of any other spelling. Where the
 * page's address is not the one asked for, that leads there.
 */
export function findPage(
  served: ServedCatalogue,
  letters: string,
  locale: Locale,
): FoundPage | undefined {
  const addresses = served.addresses[locale];
  const own = addresses.at(letters);
  if (own) return listed(own);
  const byId = served.nameOf(letters);
  if (byId) return listed(addresses.pagesOf(byId.id)[0]);
  const { certain, candidates } = served.index.findSpelling(letters);
  const record = certain === undefined ? undefined : served.nameOf(certain);
  if (record) return listed(addresses.nearestTo(record.id, letters));
  const slug = slugOf(letters);
  const bySlug = served.nameOf(slug);
  const atSlug = addresses.at(slug) ?? (bySlug && addresses.pagesOf(bySlug.id)[0]);
  if (candidates.length > 0 && atSlug) return listed(atSlug);
  return sharedPage(served, letters, candidates, locale);
}
