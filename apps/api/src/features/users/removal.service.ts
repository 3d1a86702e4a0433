import { recordChange } from '../../audit/record-change.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import {
  applyDecision,
  assertNotLastAdministrator,
  lockForDecision,
  recordDecision,
} from '../auth/administration.service.ts';
import { erasePerson } from '../privacy/erasure.service.ts';

interface Removal {
  actorId: string;
  userId: string;
  permanent: boolean;
  reason: string;
}

/** Deactivates an account, or erases the person: ledger and payments stay, without a name. Safe to repeat. */
export async function removeUser(deps: Deps, removal: Removal) {
  if (removal.actorId === removal.userId) throw new AppError('OWN_ACCOUNT');
  if (removal.permanent) await erase(deps, removal);
  else await deactivate(deps, removal);
  return { deactivated: true, deleted: removal.permanent };
}

async function erase(deps: Deps, { actorId, userId, reason }: Removal): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await lockForDecision(tx, userId);
    await assertNotLastAdministrator(tx, user);
    if (!(await erasePerson(tx, deps, { userId }))) return;
    // Afterwards: erasing redacts everything recorded about the person before.
    await recordChange(tx, {
      actorId,
      action: 'user.delete',
      subjectKind: 'user',
      subjectId: userId,
      before: { is_active: user.isActive, isAdmin: user.isAdmin },
      after: { erased: true },
      reason,
      at: deps.clock.now(),
    });
  });
}

async function deactivate(deps: Deps, { actorId, userId, reason }: Removal): Promise<void> {
  const decided = await deps.db.transaction(async (tx) => {
    const user = await lockForDecision(tx, userId);
    if (!user.isActive) return undefined;
    const now = deps.clock.now();
    const changed = await applyDecision(tx, deps, user, { isActive: false });
    await recordChange(tx, {
      actorId,
      action: 'user.deactivate',
      subjectKind: 'user',
      subjectId: userId,
      before: { is_active: true },
      after: { is_active: false },
      reason,
      at: now,
    });
    return changed;
  });
  if (decided) recordDecision(deps, { actorId, userId }, decided);
}
