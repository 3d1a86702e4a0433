import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import { Check, Dot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_RULES, satisfiedRules } from './password-rules.ts';

/** The rules for a new password, ticked off while it is typed. */
export function PasswordRuleList({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('account');
  const satisfied = satisfiedRules(password);
  return (
    <ul id={id} className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
      {PASSWORD_RULES.map((rule) => {
        const isSatisfied = satisfied.has(rule);
        const Icon = isSatisfied ? Check : Dot;
        return (
          <li
            key={rule}
            className={`flex items-center gap-2 ${isSatisfied ? 'text-success' : 'text-ink-2'}`}
          >
            <Icon size={16} strokeWidth={isSatisfied ? 1.75 : 4} aria-hidden className="shrink-0" />
            <span>
              {t(`rules.${rule}`, { min: ACCOUNT_LIMITS.passwordMin })}
              <span className="sr-only"> {isSatisfied ? t('rules.kept') : t('rules.open')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
