import { AUDIT_ACTIONS, AUDIT_OWN_REASONS, AUDIT_SUBJECTS } from '@ismi/contract';
import { useTranslation } from 'react-i18next';

// Object.keys loses the literal types.
const OWN_REASONS = Object.keys(AUDIT_OWN_REASONS) as (keyof typeof AUDIT_OWN_REASONS)[];

/** Translated action, subject and reason; the raw code if a newer release has written one that is unknown here. */
export function useAuditTexts() {
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
    /** A reason that a person typed is shown unchanged. */
    reasonOf(words: string): string {
      const own = OWN_REASONS.find((each) => AUDIT_OWN_REASONS[each] === words);
      return own ? t(`reasons.${own}`) : words;
    },
  };
}
