import type { Locale, SuggestionForm } from '@ismi/contract';
import {
  ALL_ALLOWED,
  type AllowedKinds,
  type ConsentKind,
  isAllowedWish,
  mayKeepText,
} from './consent.rules.ts';
import type { Entry } from './list-entries.rules.ts';
import type { CandidatePool } from './list-plan.rules.ts';
import { plainReason, reasonsFor } from './list-reasons.rules.ts';
import { wishesOfAnswers } from './wishes-of-answers.rules.ts';

/** Replaces the key of the answers, from which nobody shall learn that they are the same as others. */
export const FORGOTTEN_KEY = 'forgotten';

type RemainingAnswers = Omit<SuggestionForm, 'language' | 'religious'> & {
  religious?: boolean | null | undefined;
};

interface Remembered {
  formKey: string;
  language: Locale;
  answers: RemainingAnswers;
  names: Entry[];
  creditsUsed: number;
}

/** Wishes that tell of people of the family. */
const OF_FAMILY: ReadonlySet<string> = new Set(['siblings', 'honour']);

function withoutHousehold(answers: RemainingAnswers): RemainingAnswers {
  const { sibling: _, siblings: __, surname: ___, wishes, ...rest } = answers;
  return { ...rest, ...(wishes && { wishes: wishes.filter(({ wish }) => wish !== 'siblings') }) };
}

/** The answers that are stored: nothing of the household unless the family wishes it, and no text that may tell too much. */
export function answersToKeep(answers: RemainingAnswers, allowed: AllowedKinds): RemainingAnswers {
  const { details, ...rest } = answers.remember ? answers : withoutHousehold(answers);
  return details !== undefined && mayKeepText(allowed) ? { ...rest, details } : rest;
}

/** Removes answers of the kinds, everything about the family and all free text; the rest stays. */
export function answersWithout(
  kinds: readonly ConsentKind[],
  answers: RemainingAnswers,
): RemainingAnswers {
  const allowed = { faith: !kinds.includes('faith'), origin: !kinds.includes('origin') };
  const { details: _, honoured: __, remember: ___, wishes, ...rest } = withoutHousehold(answers);
  const kept: RemainingAnswers = rest;
  const mayStay = wishes?.filter(
    ({ wish }) => isAllowedWish(wish, allowed) && !OF_FAMILY.has(wish),
  );
  if (mayStay) kept.wishes = mayStay;
  if (!allowed.origin) delete kept.roots;
  if (allowed.faith) return kept;
  const { faith: ____, tradition: _____, meaning, drawn, ...others } = kept;
  const themes = meaning?.filter((theme) => theme !== 'religious') ?? [];
  return {
    ...others,
    religious: null,
    ...(themes.length > 0 && { meaning: themes }),
    ...(drawn && { drawn: drawn.filter((step) => step !== 'religious') }),
  };
}

/** Reasons from the facts and the remaining answers; those of a model may mention anything it was told. */
function namesFromRest(
  { answers, language, names, creditsUsed }: Remembered,
  pool: CandidatePool,
): Entry[] {
  const listed = names.flatMap((entry) => {
    if ('own' in entry) return [];
    const { id, kind = 'closest', spelling = pool.nameOf(id)?.name ?? id } = entry;
    return [{ id, kind, spelling }];
  });
  const given = { ...answers, religious: answers.religious ?? undefined };
  const reasons = reasonsFor(listed, {
    pool,
    wishes: wishesOfAnswers(given, language, pool, ALL_ALLOWED),
    remember: answers.remember ?? false,
    publicOnly: creditsUsed === 0,
  });
  return names.map((entry): Entry => {
    if ('own' in entry) return { ...entry, reason: plainReason(entry.own.name, language) };
    const reason = reasons[listed.findIndex(({ id }) => id === entry.id)] ?? '';
    return { ...entry, reason, by: 'catalogue' };
  });
}

/** A list as it may be stored without a consent: its names, and nothing that reveals what was not allowed. */
export function listWithout<List extends Remembered>(
  kinds: readonly ConsentKind[],
  list: List,
  pool: CandidatePool,
): List {
  const told = { ...list, answers: answersWithout(kinds, list.answers) };
  return { ...told, formKey: FORGOTTEN_KEY, names: namesFromRest(told, pool) };
}
