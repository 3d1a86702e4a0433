import {
  type RefusalReason,
  SUGGESTION_LIMITS,
  type SuggestedName,
  suggestionLearning,
} from '@ismi/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../data/mutation.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { alikeTo, keyOfName, reasonForNone, type Said } from './said.ts';
import type { Learning, SendChange } from './use-learning.ts';

/** What a family can say about a name, one thing at a time. */
export function useReaction(
  learning: Learning,
  name: Pick<SuggestedName, 'name_id' | 'name'>,
  /** Called before the answer is shown. */
  onForgotten?: () => void,
) {
  const { t } = useTranslation('list-learning');
  const language = useLocale();
  const refusing = useApiMutation(suggestionLearning.refuse);
  const asking = useApiMutation(suggestionLearning.more);
  const forgetting = useApiMutation(suggestionLearning.forget);
  const calls = [refusing, asking, forgetting];
  const again = useRef<() => void>(undefined);
  const params = { id: learning.suggestionId };
  const key = keyOfName(name);
  const about = { name: key, language };

  /** The last attempt can be repeated; the failures of earlier ones no longer matter. */
  const attempt = (send: SendChange) => {
    again.current = () => attempt(send);
    void learning.change(key, (accept) => {
      for (const { clearFailure } of calls) clearFailure();
      return send(accept);
    });
  };
  const textOfMore = (answer: Said): string => {
    const added = alikeTo(answer, name).map((each) => each.name);
    return added.length > 0
      ? t('announce.alike', { name: name.name, list: formatList(language, added) })
      : t(`alike.${reasonForNone(answer)}`, { count: SUGGESTION_LIMITS.alikeRounds });
  };

  return {
    isBusy: calls.some(({ isBusy }) => isBusy),
    isAsking: asking.isBusy,
    failure: calls.find(({ failure }) => failure)?.failure?.message,
    retry: () => again.current?.(),
    refuse: (reason?: RefusalReason) => {
      const body = { ...about, ...(reason && { reason }) };
      const text = t('announce.refused', { name: name.name });
      attempt((accept) =>
        refusing.send({ params, body }, { onDone: (answer) => accept(answer, text) }),
      );
    },
    askForMore: () => {
      const body = { ...about, ...learning.household };
      attempt((accept) =>
        asking.send({ params, body }, { onDone: (answer) => accept(answer, textOfMore(answer)) }),
      );
    },
    forget: () => {
      const text = t('announce.undone', { name: name.name });
      const onDone = (answer: Said, accept: Parameters<SendChange>[0]) => {
        onForgotten?.();
        accept(answer, text);
      };
      attempt((accept) =>
        forgetting.send({ params, body: about }, { onDone: (answer) => onDone(answer, accept) }),
      );
    },
  };
}

export type Saying = ReturnType<typeof useReaction>;
