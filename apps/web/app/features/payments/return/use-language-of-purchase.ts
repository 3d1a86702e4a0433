import { localeInPath } from '@ismi/contract/locales';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localisedPath } from '../../../paths.ts';
import { takePurchaseLanguage } from '../purchase-redirect-state.ts';

/**
 * An order is made once and PayPal keeps the address that it was made with: who ordered the same package before in another language
 * comes back there. Leads on to the language in which the buyer left this time; true while it does.
 */
export function useLanguageOfPurchase(): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming back
  useEffect(() => {
    const language = takePurchaseLanguage();
    if (!language || language === localeInPath(pathname)) return;
    setLeaving(true);
    const to = `${localisedPath(pathname, language)}${search}`;
    // The same page stays open while its language changes.
    void Promise.resolve(navigate(to, { replace: true })).then(() => setLeaving(false));
  }, []);
  return isLeaving;
}
