import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useApi } from '../use-api.ts';
import { NAME_FIELD_TEXTS } from './name-field-texts.ts';

/** With a gender, names of the other one are left out unless they are typed in whole. */
function useFindNames(gender?: 'girl' | 'boy') {
  const api = useApi();
  const locale = useLocale();
  const { t } = useTranslation(NAME_FIELD_TEXTS);
  return useCallback(
    async (typed: string, signal: AbortSignal) => {
      const { findNames } = await import('./find-names.ts');
      const names = await findNames(api, { typed, locale, gender }, signal);
      return names.map(({ warning, ...name }) => ({
        ...name,
        warning: warning === null ? undefined : t(`warning.${warning}`),
      }));
    },
    [api, locale, gender, t],
  );
}

/** Suggestions for a field that collects names, and its texts. */
export function useNameCompletions(gender?: 'girl' | 'boy') {
  const find = useFindNames(gender);
  const locale = useLocale();
  const { t } = useTranslation(NAME_FIELD_TEXTS);
  return useMemo(
    () => ({
      find,
      texts: {
        list: t('list'),
        found: (count: number) => t('found', { number: formatNumber(locale, count) }),
        asTyped: (name: string) => t('asTyped', { name }),
        unknown: t('unknown'),
        failed: t('failed'),
        remove: (name: string) => t('remove', { name }),
        added: (name: string) => t('added', { name }),
        removed: (name: string) => t('removed', { name }),
        removesNext: (name: string) => t('removesNext', { name }),
        alreadyThere: (name: string) => t('alreadyThere', { name }),
        full: (max: number) => t('full', { number: formatNumber(locale, max) }),
      },
    }),
    [find, locale, t],
  );
}

/** Suggestions for a search, and its texts. */
export function useNameSearch() {
  const find = useFindNames();
  const locale = useLocale();
  const { t } = useTranslation(NAME_FIELD_TEXTS);
  return useMemo(
    () => ({
      find,
      texts: {
        list: t('search.list'),
        found: (count: number) => t('search.found', { number: formatNumber(locale, count) }),
        asTyped: (name: string) => t('search.asTyped', { name }),
        unknown: t('search.unknown'),
        failed: t('search.failed'),
      },
    }),
    [find, locale, t],
  );
}
