import { isLocale, type Locale } from '@ismi/contract/locales';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import {
  type PurchaseGoal,
  parsePurchaseGoal,
  purchaseGoalParams,
} from '../../data/credits/purchase-goal.ts';

interface PurchaseRedirectState {
  /** In which the buyer left; gone as soon as they are back. */
  language?: Locale | undefined;
  goal: PurchaseGoal | undefined;
}

const readStored = (): URLSearchParams =>
  new URLSearchParams(
    tryStorage('sessionStorage', (storage) => storage.getItem(STORED_KEYS.purchaseTrip)) ?? '',
  );

/** PayPal redirects every buyer to one page. The tab remembers the buyer's language and purchase goal. */
export const rememberPurchaseRedirect = ({ language, goal }: PurchaseRedirectState): void => {
  const params = new URLSearchParams({
    ...(language && { language }),
    ...(goal && purchaseGoalParams(goal)),
  });
  tryStorage('sessionStorage', (storage) =>
    params.size > 0
      ? storage.setItem(STORED_KEYS.purchaseTrip, `${params}`)
      : storage.removeItem(STORED_KEYS.purchaseTrip),
  );
};

export const forgetPurchaseRedirect = (): void => rememberPurchaseRedirect({ goal: undefined });

/** What the buyer wanted the credits for, if it was from this tab. */
export const rememberedPurchaseGoal = (): PurchaseGoal | undefined =>
  parsePurchaseGoal(readStored());

/** In which language the buyer left, if it was from this tab; asked once, since they may choose another one from now on. */
export function takePurchaseLanguage(): Locale | undefined {
  const language = readStored().get('language');
  rememberPurchaseRedirect({ goal: rememberedPurchaseGoal() });
  return isLocale(language) ? language : undefined;
}
