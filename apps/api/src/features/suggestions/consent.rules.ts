import {
  FAITH_KINDS,
  ORIGIN_KINDS,
  REFUSAL_REASONS,
  type RefusalReason,
  type SuggestionForm,
  type WishKind,
} from '@ismi/contract';

/** Kinds of answers that are processed only with a consent to them. */
export const CONSENT_KINDS = ['faith', 'origin'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
/** To which of them a user has agreed. */
export type AllowedKinds = Record<ConsentKind, boolean>;
export const ALL_ALLOWED: AllowedKinds = { faith: true, origin: true };

const WISHES_OF: Record<ConsentKind, ReadonlySet<string>> = {
  faith: FAITH_KINDS,
  origin: ORIGIN_KINDS,
};

/** Whether a wish may be used. */
export const isAllowedWish = (wish: string, allowed: AllowedKinds): boolean =>
  CONSENT_KINDS.every((kind) => allowed[kind] || !WISHES_OF[kind].has(wish));

/** Reasons against a name that tell of a kind. */
export const REASONS_OF: Record<ConsentKind, readonly RefusalReason[]> = {
  faith: ['tooReligious'],
  origin: ['notOurs'],
};

/** The reasons against a name that may be given and used. */
export const allowedReasons = (allowed: AllowedKinds): RefusalReason[] =>
  REFUSAL_REASONS.filter((reason) =>
    CONSENT_KINDS.every((kind) => allowed[kind] || !REASONS_OF[kind].includes(reason)),
  );

type GivenAnswers = Omit<Partial<SuggestionForm>, 'religious'> & {
  religious?: boolean | null | undefined;
};

const hasWishOf = (kind: ConsentKind, { wishes = [] }: GivenAnswers): boolean =>
  wishes.some(({ wish }: { wish: WishKind }) => WISHES_OF[kind].has(wish));

/** Whether answers tell of a kind in a field or a confirmed wish. */
export function tellsOf(kind: ConsentKind, answers: GivenAnswers): boolean {
  if (hasWishOf(kind, answers)) return true;
  const { religious, faith, tradition, meaning, roots } = answers;
  if (kind === 'origin') return roots !== undefined;
  return (
    typeof religious === 'boolean' ||
    faith !== undefined ||
    tradition !== undefined ||
    (meaning ?? []).includes('religious')
  );
}

/** A text may tell of everything: it is told to a model and stored only where everything is allowed. */
export const mayKeepText = (allowed: AllowedKinds): boolean =>
  CONSENT_KINDS.every((kind) => allowed[kind]);
