import {
  RELIGIOUS_CONSENT_VERSION,
  type ResponseOf,
  type SuggestionForm,
  suggestions,
} from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { updateUser } from '../../../data/session/session-store.ts';
import { useApi } from '../../../data/use-api.ts';

export type Preview = ResponseOf<typeof suggestions.preview>;

export type Offer =
  | { at: 'checking' }
  /** Before anything about religion leaves the device. */
  | { at: 'consent'; isSaving: boolean; failure?: string }
  | { at: 'price'; preview: Preview }
  | { at: 'failed'; message: string };

const CHECKING: Offer = { at: 'checking' };

/** From the last question to the price: the consent, if it was never given, then what the answers cost and bring. */
export function useOffer(form: SuggestionForm) {
  const api = useApi();
  const [offer, setOffer] = useState<Offer>(CHECKING);

  const attempt = useCallback(
    async (work: () => Promise<Offer>, failed: (message: string) => Offer) => {
      try {
        setOffer(await work());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setOffer(failed(error.message));
      }
    },
    [],
  );
  const price = useCallback(async (): Promise<Offer> => {
    const preview = await api.send(suggestions.preview, { body: form });
    updateUser({ credits: preview.credits });
    return { at: 'price', preview };
  }, [api, form]);
  const check = useCallback(() => {
    setOffer(CHECKING);
    return attempt(
      async () => {
        const { given } = await api.send(suggestions.readConsent, {});
        return given ? price() : { at: 'consent', isSaving: false };
      },
      (message) => ({ at: 'failed', message }),
    );
  }, [api, attempt, price]);
  const agree = () => {
    setOffer({ at: 'consent', isSaving: true });
    return attempt(
      async () => {
        const body = { given: true, consent_version: RELIGIOUS_CONSENT_VERSION } as const;
        await api.send(suggestions.setConsent, { body });
        return price();
      },
      (failure) => ({ at: 'consent', isSaving: false, failure }),
    );
  };
  useEffect(() => {
    void check();
  }, [check]);
  return { offer, check, agree };
}
