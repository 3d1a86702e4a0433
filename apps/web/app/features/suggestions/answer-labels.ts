import type { QuestionnaireStep } from '@ismi/contract/questionnaire';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../i18n/formats.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Chip } from '../../ui/form/chip.ts';
import { type Answers, SURPRISE } from './answers.ts';

const SHOWN_CHARACTERS = 60;
const shorten = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()} …` : text;

/** A short label of a step. */
export function useStepName(): (step: QuestionnaireStep) => string {
  const { t } = useTranslation('answers');
  return (step) => t(`steps.${step}`);
}

/** Several labels in a sentence, where only German capitalizes them. */
export function useStepList(): (steps: readonly QuestionnaireStep[]) => string {
  const stepName = useStepName();
  const locale = useLocale();
  const inSentence = (name: string) => (locale === 'de' ? name : name.toLocaleLowerCase(locale));
  return (steps) =>
    formatList(
      locale,
      steps.map((step) => inSentence(stepName(step))),
    );
}

type LabelledStep = Exclude<QuestionnaireStep, 'startLetter' | 'details' | 'sibling'>;

/** Label of a choice. Cultures and themes have the same labels as on the lists of names. */
export function useAnswerLabel(): (step: LabelledStep, value: string | undefined) => string {
  const { t } = useTranslation('answers');
  const kinds = useTranslation('name-kinds');
  return (step, value) =>
    step === 'culture' || step === 'meaning'
      ? kinds.t(`${step}.${value}`)
      : t(`values.${step}.${value}`);
}

const namesOf = (chips: readonly Chip[] = []): string[] => chips.map(({ name }) => name);

/** An answer as text on one line. */
export function useAnswerText(): (step: QuestionnaireStep, answers: Answers) => string {
  const { t } = useTranslation('answers');
  const labelOf = useAnswerLabel();
  const locale = useLocale();
  return (step, answers) => {
    switch (step) {
      case 'meaning': {
        const themes = (answers.meaning ?? []).map((theme) => labelOf('meaning', theme));
        return formatList(locale, themes);
      }
      case 'startLetter':
        return answers.startLetter ?? '';
      case 'sibling':
        return formatList(
          locale,
          [...namesOf(answers.siblings), answers.surname?.trim() ?? ''].filter(Boolean),
        );
      case 'details': {
        const { loved, refused = [], honoured, details = '' } = answers;
        const named = [...namesOf(loved), ...namesOf(honoured)];
        const not =
          refused.length > 0 ? [t('without', { list: formatList(locale, namesOf(refused)) })] : [];
        return [formatList(locale, named), ...not, shorten(details.trim())]
          .filter(Boolean)
          .join(' · ');
      }
      default: {
        const value = answers[step];
        return value === SURPRISE ? t('surprise') : labelOf(step, value);
      }
    }
  };
}
