import { ISLAMIC_ANALYSIS_CREDITS } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import type { LookupRequest } from '../lookup-request.ts';

interface AnalysisOfferProps {
  nameId: string | null;
  name: string;
  onAsk: (request: LookupRequest) => void;
}

/** The assessment for a name that was looked up without it. */
export function AnalysisOffer({ nameId, name, onAsk }: AnalysisOfferProps) {
  const { t } = useTranslation('names');
  return (
    <div className="mt-7 flex flex-col items-start gap-x-6 gap-y-3 rounded-lg bg-sunken p-5 sm:flex-row sm:items-center sm:justify-between">
      <p className="text-md text-ink-2">{t('analysis.offer')}</p>
      <div className="grid shrink-0 justify-items-center gap-1.5 max-sm:w-full">
        <button
          type="button"
          onClick={() => onAsk({ name, nameId, parts: ['analysis'] })}
          className="btn btn-secondary max-sm:w-full"
        >
          {t('analysis.ask')}
          <span className="cost">
            <span className="cost-mark" />
            {t('credits', { count: ISLAMIC_ANALYSIS_CREDITS })}
          </span>
        </button>
        <ApproximatePrice credits={ISLAMIC_ANALYSIS_CREDITS} />
      </div>
    </div>
  );
}
