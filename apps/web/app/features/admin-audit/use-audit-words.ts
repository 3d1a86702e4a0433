import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@ismi/contract';
import { useTranslation } from 'react-i18next';

/** What was done, and to what, in words; as the log has it where a newer release has done something that this one cannot name. */
export function useAuditWords() {
  const { t } = useTranslation('admin-audit');
  return {
    actionOf(code: string): string {
      const action = AUDIT_ACTIONS.find((each) => each === code);
      return action ? t(`actions.${action}`) : code;
    },
    subjectOf(code: string): string {
      const subject = AUDIT_SUBJECTS.find((each) => each === code);
      return subject ? t(`subjects.${subject}`) : code;
    },
  };
}
