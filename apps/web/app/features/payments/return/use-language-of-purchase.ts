import { localeInPath } from '@ismi/contract/locales';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localisedPath } from '../../../paths.ts';
import { takePurchaseLanguage } from '../purchase-redirect-state.ts';

/**
 * PayPal returns to the URL of the first order, which may be in another language than the repeated one. Redirects to the language
 * that the buyer used this time; true while redirecting.
 */
export function useLanguageOfPurchase(): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const switchLanguage = useEffectEvent(() => {
    const language = takePurchaseLanguage();
    if (!language || language === localeInPath(pathname)) return;
    setLeaving(true);
    const to = `${localisedPath(pathname, language)}${search}`;
    // The same page stays mounted while its language changes.
    void Promise.resolve(navigate(to, { replace: true })).then(() => setLeaving(false));
  });
  useEffect(() => switchLanguage(), []);
  return isLeaving;
}
