import {
  RELIGIOUS_CONSENT_VERSION,
  type ResponseOf,
  type SuggestionForm,
  suggestions,
} from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import type { CreditShortfall } from '../../../data/credits/credit-shortfall.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { updateUser } from '../../../data/session/session-store.ts';

export type Preview = ResponseOf<typeof suggestions.preview>;

export type Offer =
  | { at: 'checking' }
  /** Before any answer about religion is sent. */
  | { at: 'consent'; isSaving: boolean; failure?: string }
  | { at: 'price'; preview: Preview }
  | { at: 'short'; shortfall: CreditShortfall }
  | { at: 'failed'; message: string };

const CHECKING: Offer = { at: 'checking' };

/** From the last question to the price: first the consent, if it was never given, then the price of the answers. */
export function useOffer(form: SuggestionForm) {
  const { call: readConsent } = useApiMutation(suggestions.readConsent);
  const { call: saveConsent } = useApiMutation(suggestions.setConsent, {
    invalidates: [suggestions.readConsent],
  });
  const { call: preview } = useApiMutation(suggestions.preview);
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
    const answer = await preview({ body: form });
    const { cost, credits, expected_names: expected } = answer;
    updateUser({ credits });
    const isShort = expected > 0 && credits < cost;
    return isShort
      ? { at: 'short', shortfall: { required_credits: cost, current_credits: credits } }
      : { at: 'price', preview: answer };
  }, [preview, form]);
  const check = useCallback(() => {
    setOffer(CHECKING);
    return attempt(
      async () => {
        const { given } = await readConsent({});
        return given ? price() : { at: 'consent', isSaving: false };
      },
      (message) => ({ at: 'failed', message }),
    );
  }, [readConsent, attempt, price]);
  const agree = () => {
    setOffer({ at: 'consent', isSaving: true });
    return attempt(
      async () => {
        const body = { given: true, consent_version: RELIGIOUS_CONSENT_VERSION } as const;
        await saveConsent({ body });
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
