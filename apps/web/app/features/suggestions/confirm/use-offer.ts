import {
  type ResponseOf,
  SUGGESTION_CONSENT_VERSION,
  type SuggestionForm,
  suggestions,
} from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import type { CreditShortfall } from '../../../data/credits/credit-shortfall.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { updateUser } from '../../../data/session/session-store.ts';
import { type AllowedAnswers, allowedPart } from '../suggestion-form.ts';

export type Preview = ResponseOf<typeof suggestions.preview>;

export type Offer =
  | { at: 'checking' }
  /** Before any answer about faith or origin is sent. */
  | { at: 'consent'; isSaving: boolean; failure?: string }
  | { at: 'price'; preview: Preview; form: SuggestionForm }
  | { at: 'short'; shortfall: CreditShortfall }
  | { at: 'failed'; message: string };

const CHECKING: Offer = { at: 'checking' };

/** From the last question to the price: first the consents, if they were never asked for, then the price of what may be sent. */
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
  const price = useCallback(
    async (allowed: AllowedAnswers): Promise<Offer> => {
      const sent = allowedPart(form, allowed);
      const answer = await preview({ body: sent });
      const { cost, credits, expected_names: expected } = answer;
      updateUser({ credits });
      const isShort = expected > 0 && credits < cost;
      return isShort
        ? { at: 'short', shortfall: { required_credits: cost, current_credits: credits } }
        : { at: 'price', preview: answer, form: sent };
    },
    [preview, form],
  );
  const check = useCallback(() => {
    setOffer(CHECKING);
    return attempt(
      async () => {
        const { asked, faith, origin } = await readConsent({});
        return asked ? price({ faith, origin }) : { at: 'consent', isSaving: false };
      },
      (message) => ({ at: 'failed', message }),
    );
  }, [readConsent, attempt, price]);
  const answer = (allowed: AllowedAnswers) => {
    setOffer({ at: 'consent', isSaving: true });
    return attempt(
      async () => {
        await saveConsent({ body: { ...allowed, consent_version: SUGGESTION_CONSENT_VERSION } });
        return price(allowed);
      },
      (failure) => ({ at: 'consent', isSaving: false, failure }),
    );
  };
  useEffect(() => {
    void check();
  }, [check]);
  return { offer, check, answer };
}
