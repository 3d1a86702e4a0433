import type { Locale } from '@ismi/contract/locales';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from './messages.ts';

export const SHELL_NAMESPACE = 'common';

const instances = new Map<Locale, i18n>();

/** One instance per language for the lifetime of the page or server process: creating one costs a tenth of rendering a page. */
export function i18nFor(locale: Locale, messages: Messages): i18n {
  let instance = instances.get(locale);
  if (!instance) {
    instance = createInstance().use(initReactI18next);
    instance.init({
      lng: locale,
      fallbackLng: false,
      defaultNS: SHELL_NAMESPACE,
      ns: Object.keys(messages),
      resources: { [locale]: messages },
      initAsync: false,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: false },
    });
    instances.set(locale, instance);
  }
  for (const [namespace, texts] of Object.entries(messages)) {
    // In development an edited file must be shown; otherwise loaded texts stay.
    if (import.meta.env.DEV || !instance.hasResourceBundle(locale, namespace)) {
      instance.addResourceBundle(locale, namespace, texts, true, true);
    }
  }
  return instance;
}

export const hasNamespace = (locale: Locale, namespace: string): boolean =>
  instances.get(locale)?.hasResourceBundle(locale, namespace) ?? false;
