import type { AdminUserDetails } from '@ismi/contract';

/** A line of at most so many characters; never half of one. */
export function cutText(text: string, max: number): string {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}

type Wishes = Partial<Record<'credits' | 'isAdmin' | 'is_active', unknown>>;

/** Money, power and access are not changed without saying why. */
export const needsReason = ({ credits, isAdmin, is_active }: Wishes): boolean =>
  [credits, isAdmin, is_active].some((wish) => wish !== undefined);

type Audited = Pick<
  AdminUserDetails,
  'credits' | 'isAdmin' | 'is_active' | 'preferred_language' | 'email_verified' | 'admin_note'
>;

/**
 * What the trail keeps of a person. It outlives the person, so it says whether there is a note, and never what the note says.
 */
export const auditedOf = (user: Audited) => ({
  credits: user.credits,
  isAdmin: user.isAdmin,
  is_active: user.is_active,
  preferred_language: user.preferred_language,
  email_verified: user.email_verified,
  has_note: user.admin_note !== null,
});
type Trail = ReturnType<typeof auditedOf>;

/** Only what is not as it was. */
export function changedIn(
  before: Trail,
  after: Trail,
): { before: Partial<Trail>; after: Partial<Trail> } {
  const keys = (Object.keys(before) as (keyof Trail)[]).filter((key) => before[key] !== after[key]);
  const pick = (from: Trail) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(after) };
}
