import { namePages, type ResponseOf } from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { useApi } from '../../../data/use-api.ts';
import { useLocale } from '../../../i18n/use-locale.ts';

type Paid = ResponseOf<typeof namePages.paid>;

/** What somebody has paid for of a name. Asking costs nothing, so it may be asked again. */
export function usePaidParts(slug: string) {
  const api = useApi();
  const language = useLocale();
  const [paid, setPaid] = useState<Paid>();
  const [failure, setFailure] = useState<ApiError>();
  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      setPaid(await api.send(namePages.paid, { params: { slug }, query: { language } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  }, [api, slug, language]);
  useEffect(() => {
    void load();
  }, [load]);
  // Of another name, as long as this one's have not come.
  return { paid: paid?.name_id === slug ? paid : undefined, failure, load };
}
