import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import { NAME_THEMES, type NameTheme } from '@ismi/contract/questionnaire';
import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAnswerLabel, useStepName } from '../answer-labels.ts';
import { type Answers, isRequired, SURPRISE, withoutAnswer } from '../answers.ts';
import { CHOICES, THEME_ICONS, type TileStep } from './choices.ts';
import { Tile } from './tile.tsx';

interface TilesProps {
  step: TileStep;
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

const themesOf = (answers: Answers): readonly NameTheme[] => answers.meaning ?? [];
const isFull = (answers: Answers) => themesOf(answers).length >= SUGGESTION_LIMITS.meanings;

/** In the order of the page, independent of the order of taps. */
const toggledTheme = (answers: Answers, value: string): Answers => ({
  ...answers,
  meaning: NAME_THEMES.filter((theme) => themesOf(answers).includes(theme) !== (theme === value)),
});

function toggled(step: TileStep, answers: Answers, value: string): Answers {
  if (step === 'meaning') return toggledTheme(answers, value);
  // A required answer can be changed, but not removed.
  if (answers[step] === value) return isRequired(step) ? answers : withoutAnswer(step, answers);
  return { ...answers, [step]: value };
}

/** The choices of a question, as tiles. */
export function Tiles({ step, answers, isDisabled, onAnswer }: TilesProps) {
  const { t } = useTranslation('suggestions');
  const { t: named } = useTranslation('answers');
  const labelOf = useAnswerLabel();
  const stepName = useStepName();
  const isChosen = (value: string) =>
    step === 'meaning'
      ? themesOf(answers).some((theme) => theme === value)
      : answers[step] === value;
  const iconOf = (value: string) => {
    if (value === SURPRISE) return Dices;
    return step === 'meaning' ? THEME_ICONS[value as NameTheme] : undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question above is the legend, and a fieldset cannot be a grid everywhere
    <div
      role="group"
      aria-label={stepName(step)}
      className="grid grid-cols-1 gap-2.5 sm:grid-cols-2"
    >
      {CHOICES[step].map((value) => (
        <Tile
          key={value}
          label={value === SURPRISE ? named('surprise') : labelOf(step, value)}
          hint={value === SURPRISE ? t('surpriseHint') : t(`hints.${step}.${value}`)}
          icon={iconOf(value)}
          isChosen={isChosen(value)}
          isFull={step === 'meaning' && isFull(answers) && !isChosen(value)}
          isDisabled={isDisabled}
          onPress={() => onAnswer(toggled(step, answers, value))}
        />
      ))}
    </div>
  );
}
