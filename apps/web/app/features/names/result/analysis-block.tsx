import type { IslamicAnalysis } from '@ismi/contract';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { machineWritten } from '../../../ui/brand/machine-written.ts';
import { AnalysisSources, AnalysisVerses, AnalysisViews } from './analysis-evidence.tsx';
import { HeadingLevel } from './card-heading.tsx';
import { RelatedNames } from './related-names.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import { VERDICT_LOOKS } from './verdicts.ts';

/** The assessment of the name. If it is unavailable, the card says so, without a warning or a seal. */
export function AnalysisBlock({ analysis }: { analysis: IslamicAnalysis }) {
  const { t } = useTranslation('names');
  const title = useId();
  // A section of the name's page, or part of a card on the home page.
  const Heading = useContext(HeadingLevel) === 'h3' ? 'h2' : 'h4';
  const { available, islamic_verdict: verdict, reviewed, by_machine: isMachine } = analysis;
  const { ground } = VERDICT_LOOKS[available ? verdict : 'notAssessed'];
  return (
    <section
      aria-labelledby={title}
      className={`overflow-hidden rounded-lg border border-line ${available ? '' : 'bg-sunken'}`}
      {...machineWritten(isMachine)}
    >
      <div className={`p-5 md:p-6 ${ground}`}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Heading id={title} className="font-display text-xl">
            {t('analysis.title')}
          </Heading>
          {available && <VerdictBadge verdict={verdict} isOnItsGround />}
          {isMachine && (
            <span className="badge badge-info bg-surface">{t('analysis.machine')}</span>
          )}
        </div>
        <p className="mt-2">{analysis.reason}</p>
        {available && !reviewed && (
          <p className="mt-2 text-ink-2 text-sm">{t('analysis.notReviewed')}</p>
        )}
      </div>
      <div className="grid gap-6 px-5 py-5 empty:hidden md:px-6">
        <AnalysisSources sources={analysis.sources} />
        <AnalysisVerses verses={analysis.verses} />
        <AnalysisViews views={analysis.views} />
        <RelatedNames title={t('analysis.alternatives')} names={analysis.alternatives} />
      </div>
    </section>
  );
}
