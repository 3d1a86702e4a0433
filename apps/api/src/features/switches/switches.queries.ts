import { SWITCHES, type Switch } from '@ismi/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { lockByName } from '../../db/lock-by-name.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/auth.ts';
import { switchStates } from '../../db/schema/switches.ts';

export type SwitchState = typeof switchStates.$inferSelect;

export const listSwitchStates = (db: Db): Promise<SwitchState[]> => db.select().from(switchStates);

/** Serialises changes, also of a switch without a row; held until the transaction ends. */
export async function findSwitchStateAndLock(
  tx: Tx,
  name: Switch,
): Promise<SwitchState | undefined> {
  await lockByName(tx, `switch ${name}`);
  const [state] = await tx.select().from(switchStates).where(eq(switchStates.name, name));
  return state;
}

export const storeSwitchState = (tx: Tx, state: SwitchState) =>
  tx
    .insert(switchStates)
    .values(state)
    .onConflictDoUpdate({ target: switchStates.name, set: state });

/** The last change of each switch: when, why and by whom. */
export const lastSwitchChanges = (db: Db) =>
  db
    .selectDistinctOn([auditChanges.subjectId], {
      name: auditChanges.subjectId,
      at: auditChanges.createdAt,
      reason: auditChanges.reason,
      by: users.name,
    })
    .from(auditChanges)
    .leftJoin(users, eq(users.id, auditChanges.actorId))
    .where(
      and(inArray(auditChanges.subjectId, [...SWITCHES]), eq(auditChanges.subjectKind, 'switch')),
    )
    .orderBy(auditChanges.subjectId, desc(auditChanges.createdAt), desc(auditChanges.id));
