import { tryStorage } from '../../lib/browser-storage.ts';
import { type PurchaseDestination, purchaseDestinationIn } from '../../lib/purchase-destination.ts';
import { STORED_KEYS } from '../../lib/stored-keys.ts';

/** PayPal sends every buyer back to one page; this tab knows what they were on the way to. */
export const rememberPurchaseTrip = (then: PurchaseDestination | undefined): void => {
  tryStorage('sessionStorage', (storage) =>
    then
      ? storage.setItem(STORED_KEYS.purchaseTrip, then)
      : storage.removeItem(STORED_KEYS.purchaseTrip),
  );
};

/** Where the buyer wanted to go on to, if it was from this tab; forgotten by `rememberPurchaseTrip(undefined)`. */
export const purchaseTrip = (): PurchaseDestination | undefined =>
  purchaseDestinationIn(
    tryStorage('sessionStorage', (storage) => storage.getItem(STORED_KEYS.purchaseTrip)) ?? null,
  );
