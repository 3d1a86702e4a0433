import type { AuditAction, AuditSubject } from '@ismi/contract';
import type { Tx } from '../db/client.ts';
import { auditChanges } from '../db/schema/audit.ts';
import { newId } from '../lib/ids.ts';

export interface Change {
  /** Null: the operator, on the command line. */
  actorId: string | null;
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  reason: string;
  at: Date;
}

/**
 * Records a change in its own transaction: neither exists without the other. Every change by an administrator is recorded here
 * once, with before, after and the reason; a change without a reason is refused.
 */
export async function recordChange(tx: Tx, { at, ...change }: Change): Promise<void> {
  if (change.reason.trim() === '') throw new Error(`${change.action} must say why`);
  await tx.insert(auditChanges).values({ id: newId(), ...change, createdAt: at });
}
