import { SUGGESTION_LIMITS, suggestionLearning } from '@ismi/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Button } from '../../../ui/form/button.tsx';
import type { Said } from './said.ts';
import type { Learning } from './use-learning.ts';

const ALL = SUGGESTION_LIMITS.refiningRounds;

interface RefineProps {
  learning: Learning;
  said: Said;
  onRefined: (round: number) => void;
}

/** New names by what was said: the button tells its price, and what is left, before it is pressed. */
export function Refine({ learning, said, onRefined }: RefineProps) {
  const { t } = useTranslation('list-learning');
  const id = useId();
  const { left } = said;
  const isUsedUp = left.refine === 0;
  return (
    <section aria-labelledby={id} className="refine print:hidden">
      <div>
        <h2 id={id} className="text-2xl">
          {t(isUsedUp ? 'refine.usedTitle' : 'refine.title')}
        </h2>
        <p className="mt-1 max-w-[56ch]">
          {isUsedUp
            ? t('refine.used')
            : t('refine.text', { count: SUGGESTION_LIMITS.refinedNames })}
        </p>
      </div>
      {!isUsedUp && (
        <RefineButton learning={learning} number={ALL - left.refine + 1} onRefined={onRefined} />
      )}
    </section>
  );
}

interface RefineButtonProps extends Pick<RefineProps, 'learning' | 'onRefined'> {
  /** Of the round that it brings. */
  number: number;
}

function RefineButton({ learning, number, onRefined }: RefineButtonProps) {
  const { t } = useTranslation('list-learning');
  const language = useLocale();
  const { send, isBusy, failure } = useApiMutation(suggestionLearning.refine);
  const { suggestionId, household, change, reload } = learning;
  const refine = () =>
    void change('refine', (accept) =>
      send(
        { params: { id: suggestionId, number }, body: { ...household, language } },
        {
          onDone: (answer) => {
            onRefined(number);
            accept(answer);
          },
          onRefused: ({ code }) => {
            // Another tab has refined the list meanwhile.
            if (code === 'LIST_CHANGED') void reload();
            return false;
          },
        },
      ),
    );
  return (
    <div className="refine-action">
      <Button onPress={refine} busyLabel={isBusy ? t('refine.busy') : undefined} className="w-full">
        {t('refine.button', { left: ALL - number + 1, all: ALL })}
      </Button>
      <div role="alert" className="text-error text-sm">
        {failure && (
          <p className="mt-2">
            {failure.code === 'NO_NAMES_FIT' ? t('refine.none') : failure.message}{' '}
            {/* Without an answer, the round may be there already. */}
            {t(failure.status === 0 ? 'refine.safe' : 'refine.kept')}
          </p>
        )}
      </div>
    </div>
  );
}
