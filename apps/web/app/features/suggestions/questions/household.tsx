import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNameCompletions } from '../../../data/name-completions/use-name-completions.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import type { Chip } from '../../../ui/form/chip.ts';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import type { Answers } from '../answers.ts';

interface HouseholdProps {
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

const NO_CHIPS: readonly Chip[] = [];

/** Siblings and surname: used for ranking alone, unless the family wants them kept. */
export function Household({ answers, isDisabled, onAnswer }: HouseholdProps) {
  const { t } = useTranslation('family-wishes');
  const completions = useNameCompletions();
  const id = useId();
  const { siblings = NO_CHIPS, surname = '', remember = false } = answers;
  return (
    <div className="grid gap-6">
      <ChipsField
        {...completions}
        label={t('household.siblings')}
        hint={t('household.siblingsHint')}
        max={SUGGESTION_LIMITS.siblings}
        value={siblings}
        onChange={(chips) => onAnswer({ ...answers, siblings: chips })}
      />
      <div>
        <label htmlFor={id} className="label">
          {t('household.surname')} <span className="font-normal text-ink-3">{t('optional')}</span>
        </label>
        <input
          id={id}
          type="text"
          dir="auto"
          value={surname}
          maxLength={SUGGESTION_LIMITS.siblingName}
          disabled={isDisabled}
          onChange={({ target }) => onAnswer({ ...answers, surname: target.value })}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          className="input"
        />
        <p id={`${id}-hint`} className="hint">
          {t('household.surnameHint')}
        </p>
      </div>
      <CheckBox
        name="remember"
        isChecked={remember}
        onChange={(isChecked) => onAnswer({ ...answers, remember: isChecked })}
      >
        {t('household.remember')}
      </CheckBox>
      <Together siblings={siblings} surname={surname} />
    </div>
  );
}

/** How the names will be called together; the new one is still open. */
function Together({ siblings, surname }: { siblings: readonly Chip[]; surname: string }) {
  const { t } = useTranslation('family-wishes');
  const locale = useLocale();
  if (siblings.length === 0 && surname.trim() === '') return null;
  const names = siblings.map(({ name }) => name);
  return (
    <div className="rounded-lg bg-sunken p-5">
      <p className="text-ink-3 text-sm">{t('household.together')}</p>
      <p className="mt-1 font-display text-2xl [overflow-wrap:anywhere]">
        {names.length > 0 && <bdi>{t('household.and', { list: formatList(locale, names) })}</bdi>}{' '}
        <span
          role="img"
          aria-label={t('household.newName')}
          className="inline-flex gap-1.5 px-1 align-middle text-quince-text"
        >
          <i className="nuqta bg-current" />
          <i className="nuqta bg-current" />
          <i className="nuqta bg-current" />
        </span>{' '}
        <bdi>{surname.trim()}</bdi>
      </p>
    </div>
  );
}
