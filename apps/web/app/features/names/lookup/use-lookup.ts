import { credits } from '@ismi/contract';
import { useCallback, useState } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { currentSession, userChanges } from '../../../lib/session/session-store.ts';
import { useApi } from '../../../lib/use-api.ts';
import { recentSearchesOf } from '../recent-searches.ts';
import type { Wish } from '../wish.ts';
import { askFor, type Outcome } from './ask-for.ts';
import { type Quote, quoteOf } from './quote.ts';

export type Step =
  | { at: 'rest' }
  | { at: 'confirming'; wish: Wish; quote: Quote; balance: number }
  | { at: 'short'; wish: Wish; required: number; balance: number }
  | { at: 'asking'; wish: Wish };

const REST: Step = { at: 'rest' };

const signedIn = () => {
  const session = currentSession();
  return session.state === 'signed-in' ? session.user : undefined;
};

/** What a refusal for want of credits says of them. */
const shortageIn = ({ code, data }: ApiError) =>
  code === 'INSUFFICIENT_CREDITS'
    ? { required: Number(data.required_credits), balance: Number(data.current_credits) }
    : undefined;

/** A search after its first checks: enough credits, the price, the call, the answer. Nothing is asked twice by itself. */
export function useLookup() {
  const api = useApi();
  const locale = useLocale();
  const [step, setStep] = useState<Step>(REST);
  const [outcome, setOutcome] = useState<Outcome>();
  const [failure, setFailure] = useState<ApiError>();

  const attempt = useCallback(async (wish: Wish, work: () => Promise<void>) => {
    setStep({ at: 'asking', wish });
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const shortage = shortageIn(error);
      setStep(shortage ? { at: 'short', wish, ...shortage } : REST);
      if (shortage) return;
      setFailure(error);
      // What was answered to another question would look like the answer to this one.
      if (!wish.isFurther) setOutcome(undefined);
    }
  }, []);

  /** Paid for, or free: the question itself. */
  const carryOut = useCallback(
    (wish: Wish) =>
      attempt(wish, async () => {
        const user = signedIn();
        const answer = await askFor(api, wish, { locale, userId: user?.id });
        if (answer.credits !== user?.credits) userChanges({ credits: answer.credits });
        setOutcome((shown) => answer.after(shown));
        setStep(REST);
      }),
    [api, attempt, locale],
  );

  /** Says what it costs, or that there is not enough; what costs nothing is asked at once. */
  const begin = useCallback(
    async (wish: Wish) => {
      const user = signedIn();
      if (!user) return;
      const quote = quoteOf(wish, recentSearchesOf(user.id));
      if (quote.total === 0) return carryOut(wish);
      const offer = (balance: number) =>
        setStep(
          balance < quote.total
            ? { at: 'short', wish, required: quote.total, balance }
            : { at: 'confirming', wish, quote, balance },
        );
      if (user.credits >= quote.total) return offer(user.credits);
      // Somebody may have bought some elsewhere: nobody is turned away by a figure of yesterday.
      return attempt(wish, async () => {
        const { credits: balance } = await api.send(credits.balance, {});
        userChanges({ credits: balance });
        offer(balance);
      });
    },
    [api, attempt, carryOut],
  );

  const askFurther = useCallback((wish: Wish) => begin({ ...wish, isFurther: true }), [begin]);

  /** A dialog closes by Esc as well as by what follows it: only the first ends the story. */
  const leave = (place: Step['at']) => setStep((now) => (now.at === place ? REST : now));
  return { step, outcome, failure, begin, askFurther, carryOut, leave };
}
