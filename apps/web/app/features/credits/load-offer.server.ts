import {
  CREDIT_PACKAGES,
  creditsOfPackage,
  type Locale,
  type PackageId,
  packageText,
  payments,
  SALES_CURRENCY,
} from '@ismi/contract';
import { type LoaderApi, SWITCHES_CACHE_MS } from '../../data/loader-api.ts';
import type { Offer } from './offer.ts';

const fallbackPackage = (id: PackageId, locale: Locale) => {
  const { base, bonus, priceMinor, popular } = CREDIT_PACKAGES[id];
  return {
    id,
    credits: creditsOfPackage(id),
    base_credits: base,
    bonus_credits: bonus,
    price: priceMinor / 100,
    currency: SALES_CURRENCY,
    popular,
    ...packageText(id, locale),
  };
};

/** The current offer; if the API does not respond, the packages of this release, so that prices are shown anyway. */
export async function loadOffer(api: LoaderApi, locale: Locale): Promise<Offer> {
  const answer = await api.load(
    payments.packages,
    { query: { language: locale } },
    { cacheMs: SWITCHES_CACHE_MS },
  );
  if (answer) {
    const { packages, open: isOpen, countries } = answer;
    return { packages, isOpen, countries, isFallback: false };
  }
  // Object.keys loses the literal types.
  const ids = Object.keys(CREDIT_PACKAGES) as PackageId[];
  const packages = ids.map((id) => fallbackPackage(id, locale));
  return { packages, isOpen: true, countries: [], isFallback: true };
}
