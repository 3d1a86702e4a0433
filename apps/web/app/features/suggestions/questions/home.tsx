import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import { HOME_COUNTRIES, HOME_LANGUAGES } from '@ismi/contract/wish-vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Answers, HomeCountry, HomeLanguage } from '../answers.ts';
import { withHome } from '../home-guess.ts';
import { useHomeLabels } from '../home-labels.ts';
import { Pills } from './pill.tsx';

interface HomeProps {
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

/** Offered without a search. */
const COMMON: readonly HomeLanguage[] = [
  'tr',
  'de',
  'ar',
  'en',
  'ku',
  'fr',
  'nl',
  'bs',
  'sq',
  'fa',
];

/** Where the family lives and what it speaks: one line, guessed by the browser until it is changed. */
export function Home({ answers, isDisabled, onAnswer }: HomeProps) {
  const { t } = useTranslation('family-wishes');
  const locale = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { countryOf, languageOf } = useHomeLabels();
  const told = withHome(answers, locale);
  const { livesIn, languages = [] } = told;
  const spoken = formatList(locale, languages.map(languageOf));
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 py-2.5 text-md text-ink-2">
          {t('home.country')}:{' '}
          <b className="font-semibold text-ink">
            {livesIn ? countryOf(livesIn) : t('home.untold')}
          </b>
          {' · '}
          {t('home.languages')}:{' '}
          <b className="font-semibold text-ink">{spoken || t('home.untold')}</b>
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={isDisabled}
          onClick={() => setOpen(!isOpen)}
          className="link min-h-11 shrink-0"
        >
          {isOpen ? t('home.close') : t('home.change')}
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <HomeFields told={told} isDisabled={isDisabled} onAnswer={onAnswer} />}
      </div>
    </div>
  );
}

function HomeFields({
  told,
  isDisabled,
  onAnswer,
}: Omit<HomeProps, 'answers'> & { told: Answers }) {
  const { t } = useTranslation('family-wishes');
  const { countryOf, languageOf, inOrder } = useHomeLabels();
  const { livesIn, languages = [] } = told;
  const shown = [...COMMON, ...languages.filter((code) => !COMMON.includes(code))];
  const others = HOME_LANGUAGES.filter((code) => !shown.includes(code));
  const isFull = languages.length >= SUGGESTION_LIMITS.languages;
  return (
    <div className="grid gap-5 pt-2 pb-3">
      <SelectField
        label={t('home.where')}
        name="livesIn"
        value={livesIn ?? ''}
        optional={t('optional')}
        placeholder={t('home.elsewhere')}
        options={inOrder(HOME_COUNTRIES, countryOf)}
        isDisabled={isDisabled}
        onChange={(value) =>
          onAnswer({ ...told, livesIn: value === '' ? null : (value as HomeCountry) })
        }
      />
      <Pills
        legend={t('home.spoken')}
        values={shown}
        chosen={languages}
        max={SUGGESTION_LIMITS.languages}
        labelOf={languageOf}
        isDisabled={isDisabled}
        onChange={(changed) => onAnswer({ ...told, languages: changed })}
      />
      {!isFull && (
        <SelectField
          label={t('home.another')}
          name="language"
          value=""
          placeholder={t('home.choose')}
          options={inOrder(others, languageOf)}
          isDisabled={isDisabled}
          onChange={(value) =>
            onAnswer({ ...told, languages: [...languages, value as HomeLanguage] })
          }
        />
      )}
    </div>
  );
}
