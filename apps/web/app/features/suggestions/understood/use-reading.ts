import { suggestions, type UnderstoodWish } from '@ismi/contract';
import { useEffect, useEffectEvent } from 'react';
import { useApiQuery } from '../../../data/query.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { Answers, Understood } from '../answers.ts';
import { isReadable, wordsOf } from '../understood-words.ts';

/** Names a wish, however it was read. */
export const wishKey = ({ wish, value }: Pick<UnderstoodWish, 'wish' | 'value'>): string =>
  `${wish} ${value}`;

const merged = (
  of: string,
  wishes: readonly UnderstoodWish[],
  { removed = [] }: Partial<Understood>,
): Understood => ({
  of,
  wishes: wishes.filter((wish) => !removed.includes(wishKey(wish))),
  removed,
});

/** Has the family's words read, whenever they have changed, and keeps what was understood with the answers. */
export function useReading(answers: Answers, onChange: (answers: Answers) => void) {
  const language = useLocale();
  const words = wordsOf(answers);
  const isRead = !isReadable(answers) || answers.understood?.of === words;
  const details = answers.details?.trim();
  const loved = answers.loved?.map(({ name }) => name) ?? [];
  const call = {
    body: {
      ...(details && { details }),
      ...(loved.length > 0 && { loved }),
      language,
    },
  };
  const { data, failure, reload } = useApiQuery(suggestions.understand, isRead ? undefined : call);
  const keep = useEffectEvent((wishes: readonly UnderstoodWish[]) =>
    onChange({ ...answers, understood: merged(words, wishes, answers.understood ?? {}) }),
  );
  useEffect(() => {
    if (data && !isRead) keep(data.wishes);
  }, [data, isRead]);
  return {
    isReading: !isRead && failure === undefined,
    failure: isRead ? undefined : failure,
    retry: reload,
  };
}

/** The answers that count: what was read of other words does not. */
export function withCurrentReading(answers: Answers): Answers {
  const { understood, ...rest } = answers;
  return understood?.of === wordsOf(answers) ? answers : rest;
}
