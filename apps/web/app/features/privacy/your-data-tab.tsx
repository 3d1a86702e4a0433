import { type Account, privacy, type YourData } from '@ismi/contract';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { formatDay, formatRecentMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { useYourData } from './use-your-data.ts';

interface ExportSectionProps {
  user: Account;
  exports: YourData['exports'];
  onChanged: () => Promise<void>;
}

function ExportSection({ user, exports, onChanged }: ExportSectionProps) {
  const { t } = useTranslation('your-data');
  const locale = useLocale();
  const path = usePath();
  const { send, isBusy, failure } = useApiMutation(privacy.requestExport);
  const isGathering = exports.some(({ ready }) => !ready);
  const request = () => send({ params: { id: user.id }, body: {} }, { onDone: onChanged });
  return (
    <section className="card p-5 md:p-7">
      <h2 className="text-2xl">{t('export.title')}</h2>
      <p className="mt-3 max-w-[46rem] text-ink-2">{t('export.text')}</p>
      {exports.length > 0 && (
        <ul
          aria-label={t('export.list')}
          className="mt-5 divide-y divide-line border-line border-y"
        >
          {exports.map(({ id, created_at, expires_at, ready }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <FileText size={20} strokeWidth={1.75} aria-hidden className="text-ink-3" />
              <span className="grow">
                {formatRecentMoment(locale, created_at, new Date())}
                <span className="block text-ink-3 text-sm">
                  {ready
                    ? t('export.until', { date: formatDay(locale, expires_at) })
                    : t('export.gathering')}
                </span>
              </span>
              {ready && (
                <Link to={path('data-export', { id })} className="btn btn-secondary btn-small">
                  {t('export.open')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <div className="mt-5">
          <Notice kind="error" title={failure.message} />
        </div>
      )}
      <div className="mt-5">
        <Button
          kind="secondary"
          isDisabled={isGathering}
          busyLabel={isBusy ? t('export.asking') : undefined}
          onPress={() => void request()}
        >
          {t('export.ask')}
        </Button>
      </div>
    </section>
  );
}

/** The user's own data: view, export and delete. */
export function YourDataTab({ user }: { user: Account }) {
  const { t } = useTranslation('your-data');
  const { data, failure, reload } = useYourData(user.id);
  if (failure) {
    return (
      <div className="mt-6">
        <FailedNotice
          title={t('failed')}
          reason={failure.message}
          retryLabel={t('retry')}
          onRetry={reload}
        />
      </div>
    );
  }
  if (data) {
    const { exports, deletion, credits } = data;
    return (
      <div className="mt-6 grid gap-8">
        <ExportSection user={user} exports={exports} onChanged={reload} />
        <DeletionSection user={user} deletion={deletion} credits={credits} onChanged={reload} />
      </div>
    );
  }
  return (
    <div className="grid min-h-60 place-items-center">
      <LoadingIndicator size="large" label={t('loading')} />
    </div>
  );
}
