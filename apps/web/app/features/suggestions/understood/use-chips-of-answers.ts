import type { UnderstoodWish } from '@ismi/contract';
import type { QuestionnaireStep } from '@ismi/contract/questionnaire';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { Chip } from '../../../ui/form/chip.ts';
import { useAnswerLabel } from '../answer-labels.ts';
import { type Answers, SURPRISE, withoutField } from '../answers.ts';
import { withHome } from '../home-guess.ts';
import { useHomeLabels } from '../home-labels.ts';
import type { Screen } from '../screens.ts';
import { wishKey } from './use-reading.ts';
import { useWishLabel } from './use-wish-label.ts';
import { GROUP_OF_WISH, type Group } from './wish-groups.ts';

/** One thing that was understood. */
export interface UnderstoodChip {
  key: string;
  group: Group;
  label: string;
  /** What it was read from, where it was not chosen. */
  words?: string;
  /** Guessed or concluded, not said. */
  isInferred?: boolean;
  /** Where it is changed. */
  screen: Screen;
  /** The answers without it; missing where an answer is required. */
  without?: Answers;
}

type StepWithTiles = Exclude<QuestionnaireStep, 'startLetter' | 'details' | 'sibling'>;

/** Answers that do not say by themselves what they are about. */
const NAMED: ReadonlySet<StepWithTiles> = new Set([
  'religious',
  'length',
  'phonetic',
  'doubleName',
]);

const withoutName = (
  field: 'loved' | 'refused' | 'honoured' | 'siblings',
  chip: Chip,
  answers: Answers,
): Answers => ({ ...answers, [field]: answers[field]?.filter((each) => each !== chip) });

function withoutWish(wish: UnderstoodWish, answers: Answers): Answers {
  const { understood } = answers;
  if (!understood) return answers;
  const { wishes, removed = [] } = understood;
  return {
    ...answers,
    understood: {
      ...understood,
      wishes: wishes.filter((each) => each !== wish),
      removed: [...removed, wishKey(wish)],
    },
  };
}

/** Everything that the answers say, each as a chip: from fields, from the browser, and from the family's words. */
export function useChipsOfAnswers(answers: Answers): UnderstoodChip[] {
  const { t } = useTranslation('family-wishes');
  const { t: named } = useTranslation('answers');
  const locale = useLocale();
  const labelOf = useAnswerLabel();
  const wishLabel = useWishLabel();
  const { countryOf, languageOf } = useHomeLabels();

  const required = (group: Group, step: StepWithTiles): UnderstoodChip[] => {
    const value = answers[step];
    if (typeof value !== 'string') return [];
    const said = value === SURPRISE ? named('surprise') : labelOf(step, value);
    const label = NAMED.has(step) ? t(`of.${step}`, { value: said }) : said;
    return [{ key: step, group, screen: step, label }];
  };
  const optional = (group: Group, step: 'phonetic' | 'doubleName'): UnderstoodChip[] =>
    answers[step] === undefined || answers[step] === 'no'
      ? []
      : required(group, step).map((chip) => ({ ...chip, without: withoutField(step, answers) }));
  const names = (
    group: Group,
    field: 'loved' | 'refused' | 'honoured' | 'siblings',
    screen: Screen,
  ): UnderstoodChip[] =>
    (answers[field] ?? []).map((chip) => ({
      key: `${field} ${chip.name}`,
      group,
      screen,
      label: field === 'honoured' ? t('wish.honour', { value: chip.name }) : chip.name,
      without: withoutName(field, chip, answers),
    }));

  const home = (): UnderstoodChip[] => {
    const { livesIn, languages = [] } = withHome(answers, locale);
    const place: UnderstoodChip[] = livesIn
      ? [
          {
            key: 'livesIn',
            group: 'home',
            screen: 'culture',
            label: countryOf(livesIn),
            isInferred: answers.livesIn === undefined,
            without: { ...answers, livesIn: null },
          },
        ]
      : [];
    if (languages.length === 0) return place;
    return [
      ...place,
      {
        key: 'languages',
        group: 'home',
        screen: 'culture',
        label: formatList(locale, languages.map(languageOf)),
        isInferred: answers.languages === undefined,
        without: { ...answers, languages: [] },
      },
    ];
  };
  const roots = (answers.roots ?? []).map(
    (root): UnderstoodChip => ({
      key: root,
      group: 'origin',
      screen: 'culture',
      label: t(`roots.values.${root}`),
      without: { ...answers, roots: answers.roots?.filter((each) => each !== root) ?? [] },
    }),
  );
  const tradition: UnderstoodChip[] = answers.tradition
    ? [
        {
          key: 'tradition',
          group: 'faith',
          screen: 'religious',
          label: t(`tradition.values.${answers.tradition}`),
          without: withoutField('tradition', answers),
        },
      ]
    : [];
  const themes = (answers.meaning ?? []).map(
    (theme): UnderstoodChip => ({
      key: theme,
      group: 'meaning',
      screen: 'meaning',
      label: labelOf('meaning', theme),
      without: { ...answers, meaning: answers.meaning?.filter((each) => each !== theme) ?? [] },
    }),
  );
  const letter: UnderstoodChip[] = answers.startLetter
    ? [
        {
          key: 'startLetter',
          group: 'sound',
          screen: 'startLetter',
          label: t('wish.startsWith', { value: answers.startLetter }),
          without: withoutField('startLetter', answers),
        },
      ]
    : [];
  const surname: UnderstoodChip[] = answers.surname?.trim()
    ? [
        {
          key: 'surname',
          group: 'family',
          screen: 'sibling',
          label: t('of.surname', { value: answers.surname.trim() }),
          without: withoutField('surname', answers),
        },
      ]
    : [];
  const wishes = (answers.understood?.wishes ?? []).map(
    (wish): UnderstoodChip => ({
      key: wishKey(wish),
      group: GROUP_OF_WISH[wish.wish],
      screen: 'details',
      label: wishLabel(wish),
      words: wish.is_inferred ? t('inferredFrom', { names: wish.words }) : wish.words,
      isInferred: wish.is_inferred,
      without: withoutWish(wish, answers),
    }),
  );
  return [
    ...required('child', 'gender'),
    ...home(),
    ...required('origin', 'culture'),
    ...roots,
    ...required('faith', 'religious'),
    ...tradition,
    ...names('loved', 'loved', 'details'),
    ...names('loved', 'honoured', 'details'),
    ...names('refused', 'refused', 'details'),
    ...themes,
    ...required('sound', 'length'),
    ...optional('sound', 'phonetic'),
    ...letter,
    ...optional('sound', 'doubleName'),
    ...required('common', 'popularity'),
    ...names('family', 'siblings', 'sibling'),
    ...surname,
    ...wishes,
  ];
}
