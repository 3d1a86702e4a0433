import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import { ROOTS, ROOTS_BY_CULTURE, type Root } from '@ismi/contract/wish-vocabulary';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../../ui/overlay/collapsible.tsx';
import { type Answers, SURPRISE } from '../answers.ts';
import { Home } from './home.tsx';
import { Pills } from './pill.tsx';

interface FieldsProps {
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

/** Below the regions: where the families come from, and where the child will live. Neither has a price. */
export function CultureFields({ answers, isDisabled, onAnswer }: FieldsProps) {
  const { t } = useTranslation('family-wishes');
  const { culture, roots = [] } = answers;
  return (
    <div className="mt-6 grid gap-4 border-line border-t pt-4">
      {culture !== undefined && culture !== SURPRISE && (
        <Collapsible
          key={culture}
          look="line"
          title={
            <span>
              {t('roots.title')}{' '}
              <span className="font-normal text-ink-3 text-sm">
                {roots.length > 0 ? t('chosen', { number: roots.length }) : t('optional')}
              </span>
            </span>
          }
        >
          <Roots
            answers={answers}
            isDisabled={isDisabled}
            onAnswer={onAnswer}
            region={ROOTS_BY_CULTURE[culture]}
          />
        </Collapsible>
      )}
      <Home answers={answers} isDisabled={isDisabled} onAnswer={onAnswer} />
    </div>
  );
}

function Roots({
  answers,
  isDisabled,
  onAnswer,
  region,
}: FieldsProps & { region: readonly Root[] }) {
  const { t } = useTranslation('family-wishes');
  const [showsAll, showAll] = useState(false);
  const { roots = [] } = answers;
  const others = ROOTS.filter((root) => !region.includes(root));
  const shown = [...region, ...others.filter((root) => showsAll || roots.includes(root))];
  return (
    <div className="pb-2">
      <Pills
        legend={t('roots.legend')}
        values={shown}
        chosen={roots}
        max={SUGGESTION_LIMITS.roots}
        labelOf={(root) => t(`roots.values.${root}`)}
        isDisabled={isDisabled}
        onChange={(changed) => onAnswer({ ...answers, roots: changed })}
      >
        {!showsAll && (
          <button type="button" onClick={() => showAll(true)} className="link min-h-11 px-2">
            {t('roots.all')}
          </button>
        )}
      </Pills>
      <p className="hint mt-3 flex gap-1.5">
        <Lock size={15} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        {t('roots.private')}
      </p>
    </div>
  );
}
