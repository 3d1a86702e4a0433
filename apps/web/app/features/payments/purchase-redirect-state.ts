import { isLocale, type Locale } from '@ismi/contract/locales';
import { tryStorage } from '../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import {
  type PurchaseGoal,
  parsePurchaseGoal,
  purchaseGoalParams,
} from '../../data/credits/purchase-goal.ts';

interface PurchaseRedirectState {
  /** The buyer's language before the redirect; removed after the return. */
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

/** The purchase goal, if the purchase started in this tab. */
export const rememberedPurchaseGoal = (): PurchaseGoal | undefined =>
  parsePurchaseGoal(readStored());

/** The buyer's language before the redirect, if from this tab. Read once, since the language may be changed afterwards. */
export function takePurchaseLanguage(): Locale | undefined {
  const language = readStored().get('language');
  rememberPurchaseRedirect({ goal: rememberedPurchaseGoal() });
  return isLocale(language) ? language : undefined;
}
