import type { AuditChange } from '@ismi/contract';
import { useTranslation } from 'react-i18next';

/** Who made a change: the operator, a person, or the id of one whose account is gone. */
export function useActorName(): (change: AuditChange) => string {
  const { t } = useTranslation('admin-audit');
  return ({ actor }) => (actor === null ? t('operator') : actor.name || actor.id);
}
