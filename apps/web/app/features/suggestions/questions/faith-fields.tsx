import { TRADITIONS } from '@ismi/contract/wish-vocabulary';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../../ui/overlay/collapsible.tsx';
import { type Answers, withoutField } from '../answers.ts';
import { Pills } from './pill.tsx';

interface FaithFieldsProps {
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

/** The family's tradition: never needed, and not said unless it is tapped. */
export function FaithFields({ answers, isDisabled, onAnswer }: FaithFieldsProps) {
  const { t } = useTranslation('family-wishes');
  const { tradition } = answers;
  return (
    <div className="mt-6 border-line border-t pt-4">
      <Collapsible
        look="line"
        title={
          <span>
            {t('tradition.title')}{' '}
            <span className="font-normal text-ink-3 text-sm">
              {tradition ? t(`tradition.values.${tradition}`) : t('optional')}
            </span>
          </span>
        }
      >
        <Pills
          legend={t('tradition.legend')}
          values={TRADITIONS}
          chosen={tradition ? [tradition] : []}
          max={1}
          labelOf={(value) => t(`tradition.values.${value}`)}
          isDisabled={isDisabled}
          onChange={([chosen]) =>
            onAnswer(
              chosen ? { ...answers, tradition: chosen } : withoutField('tradition', answers),
            )
          }
        />
        <p className="hint">{t('tradition.hint')}</p>
      </Collapsible>
    </div>
  );
}
