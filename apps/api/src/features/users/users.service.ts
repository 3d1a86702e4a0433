import {
  ADMIN_LIMITS,
  type AdminUser,
  type AdminUserDetails,
  AUDIT_OWN_REASONS,
  type BodyOf,
  pagesOf,
  type QueryOf,
  type usersAdmin,
} from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { StoredName } from '../../db/schema/suggestions.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { pseudonymOf, userOfPseudonym } from '../../lib/pseudonym.ts';
import {
  type AccountDecision,
  applyDecision,
  lockForDecision,
  recordDecision,
} from '../auth/administration.service.ts';
import { adjustCredits } from '../credits/ledger.service.ts';
import {
  countSuggestions,
  countUsers,
  findUserWithCredits,
  lastPayments,
  lastSuggestions,
  pageOfUsers,
  searchUsers,
  spellingsOf,
  sumOfPayments,
  type UserWithCredits,
} from './users.queries.ts';
import { auditedOf, changedIn, needsReason, truncateText } from './users.rules.ts';

type UsersDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const viewOf = ({ user, credits }: UserWithCredits): AdminUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  credits,
  isAdmin: user.isAdmin,
  is_active: user.isActive,
  email_verified: user.emailVerifiedAt !== null,
  auth_provider: user.authProvider,
  created_at: user.createdAt.toISOString(),
});

/** One page of users: newest first, or search results in alphabetical order. */
export async function listUsers({ db, config }: UsersDeps, query: QueryOf<typeof usersAdmin.list>) {
  const { page, limit, search, ...filter } = query;
  const window = { limit, offset: (page - 1) * limit };
  if (search) {
    // A pseudonym from the logs is resolved to its id.
    const wanted = userOfPseudonym(config.lastingSecret, search) ?? search;
    const { users, total, tooMany } = await searchUsers(db, wanted, filter, window);
    return { users: users.map(viewOf), page, totalPages: pagesOf(total, limit), total, tooMany };
  }
  const [rows, total] = await Promise.all([
    pageOfUsers(db, filter, window),
    countUsers(db, filter),
  ]);
  const totalPages = pagesOf(total, limit);
  return { users: rows.map(viewOf), page, totalPages, total, tooMany: false };
}

export async function readUserStats({ db }: UsersDeps) {
  const [totalUsers, activeUsers, adminUsers] = await Promise.all([
    countUsers(db, {}),
    countUsers(db, { status: 'active' }),
    countUsers(db, { role: 'admin' }),
  ]);
  return { totalUsers, activeUsers, adminUsers };
}

const idsIn = (list: readonly StoredName[]): string[] =>
  list.flatMap((name) => ('id' in name ? [name.id] : []));

const recentLists = async (db: Db, userId: string) => {
  const lists = await lastSuggestions(db, userId);
  const spellings = await spellingsOf(
    db,
    lists.flatMap(({ names }) => idsIn(names)),
  );
  const written = (name: StoredName) =>
    'id' in name ? (spellings.get(name.id) ?? name.id) : name.own.name;
  return lists.map(({ id, names, createdAt }) => ({
    id,
    text: truncateText(names.map(written).join(', '), ADMIN_LIMITS.recentText),
    created_at: createdAt.toISOString(),
  }));
};

/** One user, with figures and latest activity. */
export async function readUser({ db, config }: UsersDeps, id: string): Promise<AdminUserDetails> {
  const shown = await findUserWithCredits(db, id);
  if (!shown) throw new AppError('NOT_FOUND');
  const [totalSuggestions, paid, lists, payments] = await Promise.all([
    countSuggestions(db, id),
    sumOfPayments(db, id),
    recentLists(db, id),
    lastPayments(db, id),
  ]);
  const { user } = shown;
  return {
    ...viewOf(shown),
    phone: user.phone,
    preferred_language: user.preferredLanguage,
    admin_note: user.adminNote,
    last_seen_on: user.lastSeenOn,
    log_pseudonym: pseudonymOf(config.lastingSecret, id),
    stats: {
      totalSuggestions,
      totalSpent: paid.map(({ currency, paidMinor }) => ({ currency, amount: paidMinor / 100 })),
      paymentCount: paid.reduce((sum, row) => sum + row.count, 0),
      totalCreditsUsed: shown.creditsUsed,
    },
    recentActivity: {
      suggestions: lists,
      payments: payments.map((payment) => ({
        id: payment.id,
        amount: payment.amountMinor / 100,
        currency: payment.currency,
        status: payment.status,
        created_at: payment.createdAt.toISOString(),
      })),
    },
  };
}

interface Change {
  actorId: string;
  userId: string;
  wishes: BodyOf<typeof usersAdmin.update>;
  opKey: string | undefined;
}

/** Changes a user, all or nothing, and records what was changed and why. Safe to repeat with the same key. */
export async function updateUser(deps: Deps, change: Change): Promise<AdminUserDetails> {
  const { actorId, userId, wishes } = change;
  if (needsReason(wishes) && !wishes.reason) throw new AppError('REASON_REQUIRED');
  const decided = await deps.db.transaction(async (tx) => {
    const user = await lockForDecision(tx, userId);
    const before = await trailOf(tx, userId);
    const decision = decisionOf(wishes);
    assertNotOneself(actorId, userId, decision);
    const changed = await applyDecision(tx, deps, user, decision);
    if (wishes.credits !== undefined)
      await adjustCredits(tx, {
        userId,
        credits: wishes.credits,
        expected: wishes.expected_credits,
        id: change.opKey ?? newId(),
        now: deps.clock.now(),
      });
    const isNoteNew = wishes.admin_note !== undefined && wishes.admin_note !== user.adminNote;
    await recordUpdate(tx, deps, change, { before, isNoteNew });
    return changed;
  });
  recordDecision(deps, change, decided);
  return readUser(deps, userId);
}

const decisionOf = (wishes: Change['wishes']): AccountDecision => ({
  isAdmin: wishes.isAdmin,
  isActive: wishes.is_active,
  preferredLanguage: wishes.preferred_language,
  emailVerified: wishes.email_verified,
  adminNote: wishes.admin_note,
});

/** Administrators cannot remove their own rights: they could not undo it. */
function assertNotOneself(
  actorId: string,
  userId: string,
  { isAdmin, isActive }: AccountDecision,
): void {
  if (actorId === userId && (isAdmin === false || isActive === false))
    throw new AppError('OWN_ACCOUNT');
}

type Trail = ReturnType<typeof auditedOf>;

async function trailOf(tx: Tx, userId: string): Promise<Trail> {
  const shown = await findUserWithCredits(tx, userId);
  if (!shown) throw new AppError('NOT_FOUND');
  const { preferredLanguage, adminNote } = shown.user;
  const extra = { preferred_language: preferredLanguage, admin_note: adminNote };
  return auditedOf({ ...viewOf(shown), ...extra });
}

async function recordUpdate(
  tx: Tx,
  deps: UsersDeps,
  { actorId, userId, wishes }: Change,
  { before, isNoteNew }: { before: Trail; isNoteNew: boolean },
): Promise<void> {
  const changed = changedIn(before, await trailOf(tx, userId));
  if (Object.keys(changed.after).length === 0 && !isNoteNew) return;
  await recordChange(tx, {
    actorId,
    action: 'user.update',
    subjectKind: 'user',
    subjectId: userId,
    before: changed.before,
    after: isNoteNew ? { ...changed.after, note_changed: true } : changed.after,
    reason: wishes.reason ?? AUDIT_OWN_REASONS.putRight,
    at: deps.clock.now(),
  });
}
