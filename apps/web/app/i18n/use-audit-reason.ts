import { ADMIN_LIMITS } from '@ismi/contract/limits';
import { useTranslation } from 'react-i18next';

/** Texts and limits of the reason field in dialogs. The reason is stored in the audit log. */
export function useAuditReason(namespace: 'admin-answers' | 'admin-payments') {
  const { t } = useTranslation(namespace);
  return {
    label: t('reason.label'),
    hint: t('reason.hint'),
    missing: t('reason.missing'),
    min: ADMIN_LIMITS.reasonMin,
    max: ADMIN_LIMITS.reason,
  };
}
