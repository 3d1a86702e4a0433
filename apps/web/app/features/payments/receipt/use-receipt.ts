import { payments } from '@ismi/contract';
import { useCallback } from 'react';
import { useApi } from '../../../data/use-api.ts';
import { useLoaded } from '../../../data/use-loaded.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

/** One purchase of one’s own, in the language of the page. */
export function useReceipt(id: string) {
  const api = useApi();
  const language = useLocale();
  const ask = useCallback(
    () => api.send(payments.receipt, { params: { id }, query: { language } }),
    [api, id, language],
  );
  return useLoaded(ask);
}
