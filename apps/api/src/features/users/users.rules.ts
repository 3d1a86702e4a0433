import type { AdminUserDetails } from '@ismi/contract';

/** A line of at most this many characters; never cut inside one. */
export function truncateText(text: string, max: number): string {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}

type UserChanges = Partial<Record<'credits' | 'isAdmin' | 'is_active', unknown>>;

/** Changes of money, rights and access require a reason. */
export const needsReason = ({ credits, isAdmin, is_active }: UserChanges): boolean =>
  [credits, isAdmin, is_active].some((value) => value !== undefined);

type Audited = Pick<
  AdminUserDetails,
  'credits' | 'isAdmin' | 'is_active' | 'preferred_language' | 'email_verified' | 'admin_note'
>;

/** What the audit log keeps about a user. It outlives the account, so it says whether there is a note, never its text. */
export const auditedOf = (user: Audited) => ({
  credits: user.credits,
  isAdmin: user.isAdmin,
  is_active: user.is_active,
  preferred_language: user.preferred_language,
  email_verified: user.email_verified,
  has_note: user.admin_note !== null,
});
type Trail = ReturnType<typeof auditedOf>;

/** Only changed fields. */
export function changedIn(
  before: Trail,
  after: Trail,
): { before: Partial<Trail>; after: Partial<Trail> } {
  const keys = (Object.keys(before) as (keyof Trail)[]).filter((key) => before[key] !== after[key]);
  const pick = (from: Trail) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(after) };
}
