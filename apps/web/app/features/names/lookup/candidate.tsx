import type { NameCandidate } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { BothScripts } from '../../../i18n/both-scripts.tsx';
import { WarningLine } from '../../../ui/feedback/warning-line.tsx';

interface CandidateProps {
  candidate: NameCandidate;
  /** The price of choosing it. */
  credits: number;
  onChoose: () => void;
}

/** A matching name, with its warnings, which are always free. */
export function Candidate({ candidate, credits, onChoose }: CandidateProps) {
  const { t } = useTranslation('names');
  const { name_latin: latin, name_ar: arabic, hint, warning } = candidate;
  return (
    <button type="button" onClick={onChoose} className="candidate">
      <span className="min-w-0 grow">
        <BothScripts latin={latin} arabic={arabic} />
        <span className="mt-0.5 block text-md text-ink-2">{hint}</span>
        {warning && <WarningLine>{warning}</WarningLine>}
      </span>
      {credits > 0 && (
        <span className="shrink-0 text-end">
          <span className="cost">
            <span className="cost-mark" />
            {t('credits', { count: credits })}
          </span>
          <span className="block">
            <ApproximatePrice credits={credits} />
          </span>
        </span>
      )}
    </button>
  );
}
