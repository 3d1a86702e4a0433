import type { AdminUserDetails, BodyOf, usersAdmin } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';

/** The values of the form. */
export interface UserDraft {
  credits: string;
  isAdmin: boolean;
  isActive: boolean;
  language: Locale;
  isVerified: boolean;
  note: string;
}

export const draftOf = (user: AdminUserDetails): UserDraft => ({
  credits: String(user.credits),
  isAdmin: user.isAdmin,
  isActive: user.is_active,
  language: user.preferred_language,
  isVerified: user.email_verified,
  note: user.admin_note ?? '',
});

/** A non-negative integer; undefined for anything else, never 0. */
export const creditsOf = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;

type Changes = BodyOf<typeof usersAdmin.update>;

/** Only the changed fields; undefined while the credits are not a number. */
export function changesOf(user: AdminUserDetails, draft: UserDraft): Changes | undefined {
  const credits = creditsOf(draft.credits);
  if (credits === undefined) return undefined;
  const was = draftOf(user);
  return {
    ...(credits !== user.credits && { credits, expected_credits: user.credits }),
    ...(draft.isAdmin !== was.isAdmin && { isAdmin: draft.isAdmin }),
    ...(draft.isActive !== was.isActive && { is_active: draft.isActive }),
    ...(draft.language !== was.language && { preferred_language: draft.language }),
    ...(draft.isVerified !== was.isVerified && { email_verified: draft.isVerified }),
    ...(draft.note.trim() !== was.note && { admin_note: draft.note.trim() || null }),
  };
}

/** A change of credits, role or status needs a reason. */
export const needsReason = ({ credits, isAdmin, is_active }: Changes): boolean =>
  credits !== undefined || isAdmin !== undefined || is_active !== undefined;
