import type { AuditChange } from '@ismi/contract';
import { useTranslation } from 'react-i18next';

/** The author of a change: the operator, a user, or the id of a deleted account. */
export function useActorName(): (change: AuditChange) => string {
  const { t } = useTranslation('admin-audit');
  return ({ actor }) => (actor === null ? t('operator') : actor.name || actor.id);
}
