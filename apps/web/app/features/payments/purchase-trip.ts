import { isLocale, type Locale } from '@ismi/contract/locales';
import { tryStorage } from '../../lib/browser-storage.ts';
import { type Errand, errandIn, paramsOf } from '../../lib/errand.ts';
import { STORED_KEYS } from '../../lib/stored-keys.ts';

interface PurchaseTrip {
  /** In which the buyer left; gone as soon as they are back. */
  language?: Locale | undefined;
  errand: Errand | undefined;
}

const stored = (): URLSearchParams =>
  new URLSearchParams(
    tryStorage('sessionStorage', (storage) => storage.getItem(STORED_KEYS.purchaseTrip)) ?? '',
  );

/** PayPal sends every buyer back to one page; this tab knows in which language they left, and what they were on the way to. */
export const rememberPurchaseTrip = ({ language, errand }: PurchaseTrip): void => {
  const trip = new URLSearchParams({
    ...(language && { language }),
    ...(errand && paramsOf(errand)),
  });
  tryStorage('sessionStorage', (storage) =>
    trip.size > 0
      ? storage.setItem(STORED_KEYS.purchaseTrip, `${trip}`)
      : storage.removeItem(STORED_KEYS.purchaseTrip),
  );
};

export const forgetPurchaseTrip = (): void => rememberPurchaseTrip({ errand: undefined });

/** What the buyer wanted the credits for, if it was from this tab. */
export const purchaseTrip = (): Errand | undefined => errandIn(stored());

/** In which language the buyer left, if it was from this tab; asked once, since they may choose another one from now on. */
export function takePurchaseLanguage(): Locale | undefined {
  const language = stored().get('language');
  rememberPurchaseTrip({ errand: purchaseTrip() });
  return isLocale(language) ? language : undefined;
}
