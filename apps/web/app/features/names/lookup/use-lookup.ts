import { useCallback, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { currentSession, updateUser } from '../../../data/session/session-store.ts';
import { useApi } from '../../../data/use-api.ts';
import { useOpKey } from '../../../data/use-op-key.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { LookupRequest, Part } from '../lookup-request.ts';
import { recentSearchesOf } from '../recent-searches.ts';
import { type Quote, quoteParts, quoteRequest } from './quote.ts';
import { type Outcome, runLookup } from './run-lookup.ts';

export type Step =
  | { at: 'rest' }
  | { at: 'confirming'; request: LookupRequest; quote: Quote; balance: number }
  | { at: 'short'; request: LookupRequest; required: number; due: Part[]; balance: number }
  | { at: 'asking'; request: LookupRequest };

const REST: Step = { at: 'rest' };

const signedInUser = () => {
  const session = currentSession();
  return session.state === 'signed-in' ? session.user : undefined;
};

/** What follows a refusal to charge: there is not enough, or the price has to be said first. */
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

/** A search after its first checks: the price, the call, the answer. Nothing is asked twice by itself, or charged without its price. */
export function useLookup() {
  const api = useApi();
  const locale = useLocale();
  const opKeyOf = useOpKey();
  const [step, setStep] = useState<Step>(REST);
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<ApiError>();

  /** The question itself, for what was agreed to and no more. */
  const runRequest = useCallback(
    async (request: LookupRequest, agreed = 0) => {
      setStep({ at: 'asking', request });
      setFailure(undefined);
      const user = signedInUser();
      const updateBalance = (balance: number) => {
        if (balance !== user?.credits) updateUser({ credits: balance });
      };
      try {
        const { name, nameId, parts } = request;
        // The price is not part of the key: asking for it and agreeing to it are one operation.
        const opKey = opKeyOf({ name, nameId, parts, locale, userId: user?.id });
        const answer = await runLookup(api, request, { locale, userId: user?.id, agreed, opKey });
        updateBalance(answer.credits);
        setOutcome((shown) => answer.nextOutcome(shown));
        setStep(REST);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const next = stepAfter(error, request);
        setStep(next ?? REST);
        if (next) return updateBalance(next.balance);
        setFailure(error);
        // What was answered to another question would look like the answer to this one.
        if (!request.isFollowUp) setOutcome(undefined);
      }
    },
    [api, locale, opKeyOf],
  );

  /**
   * Says what it costs. What costs nothing is asked at once; so is what there seems to be too little for, since the server alone
   * knows every receipt and the credits that were bought elsewhere.
   */
  const begin = useCallback(
    async (request: LookupRequest) => {
      const user = signedInUser();
      if (!user) return;
      const quote = quoteRequest(request, recentSearchesOf(user.id));
      const { credits: balance } = user;
      // Only the server knows which name is meant, and whether its assessment is sold: it is asked first, for nothing, so that nobody
      // confirms a price and then gets only a choice of names.
      const isExact =
        request.nameId === null || (request.nameId !== undefined && request.parts.length === 1);
      if (isExact && quote.total > 0 && balance >= quote.total)
        setStep({ at: 'confirming', request, quote, balance });
      else await runRequest(request);
    },
    [runRequest],
  );

  const askFollowUp = useCallback(
    (request: LookupRequest) => begin({ ...request, isFollowUp: true }),
    [begin],
  );

  /** A dialog closes by Esc as well as by what follows it: only the first ends the story. */
  const closeStep = (place: Step['at']) => setStep((now) => (now.at === place ? REST : now));
  return { step, outcome, failure, begin, askFollowUp, runRequest, closeStep };
}
