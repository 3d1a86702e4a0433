import { type ResponseOf, ratings } from '@ismi/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../browser/use-url-filters.ts';
import { useApiQuery } from '../../data/query.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LoadedList } from '../../ui/admin/loaded-list.tsx';
import { RatedName } from './rated-name.tsx';

type Feedback = ResponseOf<typeof ratings.feedback>['feedback'][number];

/** Feedback given with ratings, newest first. The author is not shown: the feedback is about a name. */
export function FeedbackList() {
  const { t } = useTranslation('admin-ratings');
  const words = useAdminTexts();
  const heading = useId();
  const { page, setPage } = useUrlFilters(['tab']);
  const list = useApiQuery(ratings.feedback, { query: { page } }, { keepsPrevious: true });
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('feedback.title')}</h2>
      <p className="mt-1 text-ink-2 text-sm">{t('feedback.explained')}</p>
      <div className="mt-4">
        <LoadedList
          loaded={list}
          failed={t('feedback.failed')}
          words={words}
          isEmpty={({ feedback }) => feedback.length === 0}
          empty={t('feedback.empty')}
          pagerProps={({ pagination }) => words.pagerProps(pagination, setPage)}
        >
          {({ feedback }) => (
            <ul aria-label={t('feedback.title')} className="grid gap-3 lg:grid-cols-2">
              {feedback.map((each) => (
                <FeedbackCard
                  key={`${each.name_id} ${each.updated_at} ${each.text}`}
                  feedback={each}
                />
              ))}
            </ul>
          )}
        </LoadedList>
      </div>
    </section>
  );
}

function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('admin-ratings');
  const words = useAdminTexts();
  const locale = useLocale();
  return (
    <li className="card grid content-start gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <RatedName nameId={feedback.name_id} name={feedback.name} />
        <span className="tnum text-sm">
          {t('feedback.stars', { stars: formatNumber(locale, feedback.rating) })}
        </span>
      </div>
      <blockquote dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {feedback.text}
      </blockquote>
      <p className="tnum text-ink-3 text-sm">
        {words.formatDayAndTime(feedback.updated_at)} · {feedback.language.toUpperCase()}
      </p>
    </li>
  );
}
