import type { REACTIONS, RefusalReason } from '@ismi/contract';
import { type AllowedKinds, allowedReasons } from './consent.rules.ts';
import type { EarlierNames } from './list-plan.rules.ts';

/** What a user said about a name. */
export interface StoredReaction {
  subject: string;
  nameId: string | null;
  reaction: (typeof REACTIONS)[number];
  reason: RefusalReason | null;
}

/** What is known of a user's earlier lists. */
export interface Earlier {
  /** Ids of the names in them. */
  shown: readonly string[];
  /** Those of them that are favourites. */
  kept: readonly string[];
  /** The newest first. */
  reactions: readonly StoredReaction[];
}

/** Taste changes, and a comparison with every name ever shown would take long. */
const LEARNED_FROM = 10;

const LETTERS = 'letters:';
export const subjectOfLetters = (written: string): string => `${LETTERS}${written}`;
export const writtenIn = (subject: string): string => subject.slice(LETTERS.length);

/** What the next names are chosen by. Every name that was turned down stays away; the newest ones also teach. */
export function earlierNames(
  { shown, kept, reactions }: Earlier,
  allowed: AllowedKinds,
): EarlierNames {
  const reasons = new Set(allowedReasons(allowed));
  const more = reactions.filter(({ reaction }) => reaction === 'more');
  const refused = reactions.filter(({ reaction }) => reaction === 'refused');
  const refusedIds = new Set(refused.map(({ subject }) => subject));
  const liked = [...more.map(({ subject }) => subject), ...kept];
  const favouriteIds = new Set(kept);
  return {
    shown: [
      // A favourite may come again.
      ...shown.filter((id) => !favouriteIds.has(id)),
      ...refused.slice(LEARNED_FROM).map(({ subject }) => subject),
    ],
    liked: [...new Set(liked)].filter((id) => !refusedIds.has(id)).slice(0, LEARNED_FROM),
    disliked: refused.slice(0, LEARNED_FROM).map(({ subject, nameId, reason }) => ({
      name: nameId ?? writtenIn(subject),
      ...(reason && reasons.has(reason) && { reason }),
    })),
  };
}
