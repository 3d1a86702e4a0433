import { guessesOf, STRONG_FROM, WEAK_BELOW } from '@ismi/contract/password-strength';
import { useTranslation } from 'react-i18next';

const LEVELS = [
  { kind: 'weak', tone: 'text-warning' },
  { kind: 'good', tone: 'text-success' },
  { kind: 'strong', tone: 'text-success' },
] as const;

const levelOf = (guesses: number) => {
  if (guesses < WEAK_BELOW) return LEVELS[0];
  return guesses < STRONG_FROM ? LEVELS[1] : LEVELS[2];
};

interface PasswordStrengthProps {
  password: string;
  /** Personal data that others may know too. */
  personal: readonly string[];
}

/** A hint while a new password is typed. The server has a larger word list, and decides. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  const { t } = useTranslation('account');
  const level = levelOf(guessesOf(password, { personal }));
  return (
    <p aria-live="polite" className={`flex items-center gap-3 ${level.tone}`}>
      <span aria-hidden="true" className="flex shrink-0 gap-1">
        {LEVELS.map(({ kind }, place) => (
          <span
            key={kind}
            className={`h-1.5 w-6 rounded-full bg-current ${place > LEVELS.indexOf(level) ? 'opacity-25' : ''}`}
          />
        ))}
      </span>
      {t(`strength.${level.kind}`)}
    </p>
  );
}
