import { captcha, namePages, names } from '@ismi/contract';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { currentSession, updateUser } from '../../../data/session/session-store.ts';
import { useOpKey } from '../../../data/use-op-key.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { LookupRequest } from '../lookup-request.ts';
import { REST, type Step } from '../lookup-step.ts';
import { recentSearchesOf } from '../recent-searches.ts';
import { quoteParts, quoteRequest } from './quote.ts';
import { type Outcome, runLookup } from './run-lookup.ts';

const signedInUser = () => {
  const session = currentSession();
  return session.state === 'signed-in' ? session.user : undefined;
};

/** The step after a payment refusal: credits are missing, or the price has to be shown first. */
function stepAfter(
  { code, data }: ApiError,
  request: LookupRequest,
): (Step & { balance: number }) | undefined {
  const { required_credits: required, current_credits: current, due: unpaid } = data;
  const due = request.parts.filter((part) => Array.isArray(unpaid) && unpaid.includes(part));
  const balance = Number(current);
  if (code === 'INSUFFICIENT_CREDITS')
    return { at: 'short', request, required: Number(required), due, balance };
  if (code === 'PRICE_NOT_AGREED')
    return { at: 'confirming', request, quote: quoteParts(due), balance };
  return undefined;
}

/** The paid parts on the name's page are invalidated after a lookup. */
const LOOKUP = { invalidates: [namePages.paid] };

/** The steps of a lookup for a signed-in user: the price, the call, the answer. Nothing is charged without its price. */
export function useLookup(setStep: Dispatch<SetStateAction<Step>>) {
  const locale = useLocale();
  const opKeyOf = useOpKey();
  const { call: search } = useApiMutation(names.search, LOOKUP);
  const { call: analyse } = useApiMutation(names.analyse, LOOKUP);
  const { call: getPuzzle } = useApiMutation(captcha.challenge);
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<ApiError>();

  /** Calls the API. Charges at most the confirmed price. */
  const runRequest = async (request: LookupRequest, agreed = 0) => {
    setStep({ at: 'asking', request });
    setFailure(undefined);
    const user = signedInUser();
    const updateBalance = (credits: number) => {
      const current = signedInUser();
      if (current?.id === user?.id && current?.credits !== credits) updateUser({ credits });
    };
    try {
      const { name, nameId, parts } = request;
      // The price is not part of the key: its request and its confirmation are one operation.
      const opKey = opKeyOf({ name, nameId, parts, locale, userId: user?.id });
      const context = { locale, userId: user?.id, agreed, opKey };
      const answer = await runLookup({ search, analyse, getPuzzle }, request, context);
      updateBalance(answer.credits);
      setOutcome(answer.nextOutcome);
      setStep(REST);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const next = stepAfter(error, request);
      setStep(next ?? REST);
      if (next) return updateBalance(next.balance);
      setFailure(error);
      // The answer to another query would look like the answer to this one.
      if (!request.isFollowUp) setOutcome(undefined);
    }
  };

  /**
   * Shows the price first. A free lookup runs at once; so does one for which the credits seem too few, since only the server knows
   * every receipt and the credits that were bought elsewhere.
   */
  const begin = async (request: LookupRequest) => {
    const user = signedInUser();
    if (!user) return setStep(REST);
    const quote = quoteRequest(request, recentSearchesOf(user.id));
    const { credits: balance } = user;
    // Only the server knows what was paid for letters, and whether an assessment is sold: a request that charges nothing comes first.
    const isExact = request.nameId ? request.parts.length === 1 : request.isFollowUp;
    if (isExact && quote.total > 0 && balance >= quote.total)
      setStep({ at: 'confirming', request, quote, balance });
    else await runRequest(request);
  };

  return {
    outcome,
    failure,
    begin,
    askFollowUp: (request: LookupRequest) => begin({ ...request, isFollowUp: true }),
    runRequest,
    /** A dialog is also closed by the next step; only a dialog that is still open resets the flow. */
    closeStep: (place: Step['at']) => setStep((now) => (now.at === place ? REST : now)),
  };
}
