import { ADMIN_LIMITS } from '@ismi/contract';
import { useTranslation } from 'react-i18next';

/** How a dialog about a payment asks why, which the audit log keeps. */
export function useReason() {
  const { t } = useTranslation('admin-payments');
  return {
    label: t('reason.label'),
    hint: t('reason.hint'),
    missing: t('reason.missing'),
    min: ADMIN_LIMITS.reasonMin,
    max: ADMIN_LIMITS.reason,
  };
}
