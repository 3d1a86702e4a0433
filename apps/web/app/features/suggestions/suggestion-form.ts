import type { SuggestionForm } from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import { FAITH_KINDS, ORIGIN_KINDS } from '@ismi/contract/wish-vocabulary';
import type { Chip } from '../../ui/form/chip.ts';
import { type Answers, isCharged, SURPRISE } from './answers.ts';
import { filled, given } from './given.ts';
import type { Drawn } from './random-answers.ts';

/** The request body. Undefined while a required answer is missing or still a surprise. */
export function toSuggestionForm(
  { answers, steps }: Drawn,
  language: Locale,
): SuggestionForm | undefined {
  const { gender, culture, religious, length, popularity } = answers;
  if (!gender || !culture || !religious || !length || !popularity) return undefined;
  if (gender === SURPRISE || culture === SURPRISE || religious === SURPRISE) return undefined;
  if (length === SURPRISE || popularity === SURPRISE) return undefined;
  return {
    gender,
    culture,
    religious: religious === 'yes',
    faith: FAITHS[religious],
    length,
    popularity,
    ...(answers.meaning && answers.meaning.length > 0 && { meaning: [...answers.meaning] }),
    ...(answers.phonetic && { phonetic: answers.phonetic }),
    ...(answers.startLetter && { startLetter: answers.startLetter }),
    ...(isCharged('doubleName', answers) && { doubleName: true as const }),
    ...(isCharged('details', answers) && { details: (answers.details ?? '').trim() }),
    ...addedFields(answers),
    ...household(answers),
    ...(steps.length > 0 && { drawn: steps }),
    language,
  };
}

const FAITHS = { yes: 'seek', no: 'neutral', avoid: 'avoid' } as const;

const namesOf = (chips: readonly Chip[] = []): string[] | undefined =>
  chips.length > 0 ? chips.map(({ name }) => name) : undefined;
const addedFields = (answers: Answers) =>
  given({
    tradition: answers.tradition,
    livesIn: answers.livesIn ?? undefined,
    languages: filled(answers.languages),
    roots: filled(answers.roots),
    loved: namesOf(answers.loved),
    refused: namesOf(answers.refused),
    honoured: namesOf(answers.honoured),
    wishes: answers.understood?.wishes.map(({ wish, value }) => ({ wish, value })),
  });

/** The first of the siblings is the one that has a price; the others cost nothing. */
function household({ siblings = [], surname = '', remember }: Answers) {
  const [first, ...others] = siblings;
  const isTold = first !== undefined || surname.trim() !== '';
  return given({
    sibling: first && { hasSibling: true as const, siblingName: first.name },
    siblings: namesOf(others),
    surname: surname.trim() || undefined,
    remember: isTold && remember ? (true as const) : undefined,
  });
}

/** Which answers the family allows to be sent. */
export interface AllowedAnswers {
  faith: boolean;
  origin: boolean;
}

function withoutFaithAnswers(form: SuggestionForm): SuggestionForm {
  const { religious: _, faith: __, tradition: ___, meaning, drawn, wishes, ...rest } = form;
  const themes = meaning?.filter((theme) => theme !== 'religious') ?? [];
  const steps = drawn?.filter((step) => step !== 'religious') ?? [];
  return {
    ...rest,
    ...(themes.length > 0 && { meaning: themes }),
    ...(steps.length > 0 && { drawn: steps }),
    ...(wishes && { wishes: wishes.filter(({ wish }) => !FAITH_KINDS.has(wish)) }),
  };
}

function withoutOriginAnswers({ roots: _, wishes, ...rest }: SuggestionForm): SuggestionForm {
  return {
    ...rest,
    ...(wishes && { wishes: wishes.filter(({ wish }) => !ORIGIN_KINDS.has(wish)) }),
  };
}

/** The form without what may not be sent. */
export function allowedPart(
  form: SuggestionForm,
  { faith, origin }: AllowedAnswers,
): SuggestionForm {
  const believing = faith ? form : withoutFaithAnswers(form);
  return origin ? believing : withoutOriginAnswers(believing);
}
