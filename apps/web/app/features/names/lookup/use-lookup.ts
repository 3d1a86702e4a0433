import { useCallback, useState } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { currentSession, userChanges } from '../../../lib/session/session-store.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useOpKey } from '../../../lib/use-op-key.ts';
import { recentSearchesOf } from '../recent-searches.ts';
import type { Part, Wish } from '../wish.ts';
import { askFor, type Outcome } from './ask-for.ts';
import { type Quote, quoteFor, quoteOf } from './quote.ts';

export type Step =
  | { at: 'rest' }
  | { at: 'confirming'; wish: Wish; quote: Quote; balance: number }
  | { at: 'short'; wish: Wish; required: number; due: Part[]; balance: number }
  | { at: 'asking'; wish: Wish };

const REST: Step = { at: 'rest' };

const signedIn = () => {
  const session = currentSession();
  return session.state === 'signed-in' ? session.user : undefined;
};

/** What follows a refusal to charge: there is not enough, or the price has to be said first. */
function stepAfter({ code, data }: ApiError, wish: Wish): (Step & { balance: number }) | undefined {
  const { required_credits: required, current_credits: current, due: unpaid } = data;
  const due = wish.parts.filter((part) => Array.isArray(unpaid) && unpaid.includes(part));
  const balance = Number(current);
  if (code === 'INSUFFICIENT_CREDITS')
    return { at: 'short', wish, required: Number(required), due, balance };
  if (code === 'PRICE_NOT_AGREED') return { at: 'confirming', wish, quote: quoteFor(due), balance };
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
  const carryOut = useCallback(
    async (wish: Wish, agreed = 0) => {
      setStep({ at: 'asking', wish });
      setFailure(undefined);
      const user = signedIn();
      const balanceIs = (balance: number) => {
        if (balance !== user?.credits) userChanges({ credits: balance });
      };
      try {
        const { name, nameId, parts } = wish;
        // The price is a condition of the act: asking for it and agreeing to it are one act.
        const opKey = opKeyOf({ name, nameId, parts, locale, userId: user?.id });
        const answer = await askFor(api, wish, { locale, userId: user?.id, agreed, opKey });
        balanceIs(answer.credits);
        setOutcome((shown) => answer.after(shown));
        setStep(REST);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const next = stepAfter(error, wish);
        setStep(next ?? REST);
        if (next) return balanceIs(next.balance);
        setFailure(error);
        // What was answered to another question would look like the answer to this one.
        if (!wish.isFurther) setOutcome(undefined);
      }
    },
    [api, locale, opKeyOf],
  );

  /**
   * Says what it costs. What costs nothing is asked at once; so is what there seems to be too little for, since the server alone
   * knows every receipt and the credits that were bought elsewhere.
   */
  const begin = useCallback(
    async (wish: Wish) => {
      const user = signedIn();
      if (!user) return;
      const quote = quoteOf(wish, recentSearchesOf(user.id));
      const { credits: balance } = user;
      // Only the server knows which name is meant, and whether its assessment is sold: it is asked first, for nothing, so that nobody
      // confirms a price and then gets only a choice of names.
      const isExact =
        wish.nameId === null || (wish.nameId !== undefined && wish.parts.length === 1);
      if (isExact && quote.total > 0 && balance >= quote.total)
        setStep({ at: 'confirming', wish, quote, balance });
      else await carryOut(wish);
    },
    [carryOut],
  );

  const askFurther = useCallback((wish: Wish) => begin({ ...wish, isFurther: true }), [begin]);

  /** A dialog closes by Esc as well as by what follows it: only the first ends the story. */
  const leave = (place: Step['at']) => setStep((now) => (now.at === place ? REST : now));
  return { step, outcome, failure, begin, askFurther, carryOut, leave };
}
