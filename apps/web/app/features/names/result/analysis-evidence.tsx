import type { IslamicAnalysis } from '@ismi/contract';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardHeading } from './card-heading.tsx';
import { InlineList } from './inline-list.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

/** Evidence for a verdict; evidence that no scholar has confirmed yet is marked. */
export function AnalysisSources({ sources }: Pick<IslamicAnalysis, 'sources'>) {
  const { t } = useTranslation('names');
  if (sources.length === 0) return null;
  return (
    <div>
      <CardHeading>{t('analysis.sources')}</CardHeading>
      <ul className="mt-2 grid gap-3">
        {sources.map(({ title, text, checked }) => (
          <li key={title}>
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <cite className="font-medium not-italic">{title}</cite>
              {!checked && (
                <span className="badge">
                  <CircleHelp size={15} strokeWidth={2} aria-hidden />
                  {t('analysis.notChecked')}
                </span>
              )}
            </span>
            <span className="block text-md text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Verses of the Qur'an about the name. */
export function AnalysisVerses({ verses }: Pick<IslamicAnalysis, 'verses'>) {
  const { t } = useTranslation('names');
  if (verses.length === 0) return null;
  return (
    <div>
      <CardHeading>{t('analysis.verses')}</CardHeading>
      <p className="mt-1 text-md">
        <InlineList items={verses} />
      </p>
    </div>
  );
}

/** Differing opinions. */
export function AnalysisViews({ views }: Pick<IslamicAnalysis, 'views'>) {
  const { t } = useTranslation('names');
  if (views.length === 0) return null;
  return (
    <div>
      <CardHeading>{t('analysis.views')}</CardHeading>
      <ul className="mt-2 grid gap-3">
        {views.map(({ tradition, verdict, text }) => (
          <li key={tradition}>
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span className="font-medium">{t(`traditions.${tradition}`)}</span>
              <VerdictBadge verdict={verdict} />
            </span>
            <span className="block text-md text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
