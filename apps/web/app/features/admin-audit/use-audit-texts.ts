import { AUDIT_ACTIONS, AUDIT_OWN_REASONS, AUDIT_SUBJECTS } from '@ismi/contract';
import { useTranslation } from 'react-i18next';

// Object.keys loses the literal types that it was given.
const OWN_REASONS = Object.keys(AUDIT_OWN_REASONS) as (keyof typeof AUDIT_OWN_REASONS)[];

/** What was done, to what, and why, in words; as the log has it where a newer release has done something that this one cannot name. */
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
    /** Somebody's own words stay theirs. */
    reasonOf(words: string): string {
      const own = OWN_REASONS.find((each) => AUDIT_OWN_REASONS[each] === words);
      return own ? t(`reasons.${own}`) : words;
    },
  };
}
