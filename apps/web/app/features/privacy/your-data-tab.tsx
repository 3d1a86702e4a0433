import { type Account, privacy, type YourData } from '@ismi/contract';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useApi } from '../../data/use-api.ts';
import { formatDay, formatRecentMoment } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { useAction, useYourData } from './use-your-data.ts';

interface ExportSectionProps {
  user: Account;
  exports: YourData['exports'];
  onChanged: () => Promise<void>;
}

function ExportSection({ user, exports, onChanged }: ExportSectionProps) {
  const { t } = useTranslation('your-data');
  const locale = useLocale();
  const path = usePath();
  const api = useApi();
  const { action, run } = useAction();
  const isGathering = exports.some(({ ready }) => !ready);
  const ask = () =>
    run(async () => {
      await api.send(privacy.requestExport, { params: { id: user.id }, body: {} });
      await onChanged();
    });
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
      {action.failure && (
        <div className="mt-5">
          <Notice kind="error" title={action.failure} />
        </div>
      )}
      <div className="mt-5">
        <Button
          kind="secondary"
          isDisabled={isGathering}
          busyLabel={action.isBusy ? t('export.asking') : undefined}
          onPress={() => void ask()}
        >
          {t('export.ask')}
        </Button>
      </div>
    </section>
  );
}

/** What we know of a person is theirs: to read, to take along, and to have deleted. */
export function YourDataTab({ user }: { user: Account }) {
  const { t } = useTranslation('your-data');
  const { loaded, load, refresh } = useYourData(user.id);
  if (loaded.state === 'loading') {
    return (
      <div className="grid min-h-60 place-items-center">
        <LoadingIndicator size="large" label={t('loading')} />
      </div>
    );
  }
  if (loaded.state === 'failed') {
    return (
      <div className="mt-6">
        <FailedNotice
          title={t('failed')}
          reason={loaded.message}
          retryLabel={t('retry')}
          onRetry={load}
        />
      </div>
    );
  }
  const { exports, deletion, credits } = loaded.value;
  return (
    <div className="mt-6 grid gap-8">
      <ExportSection user={user} exports={exports} onChanged={refresh} />
      <DeletionSection user={user} deletion={deletion} credits={credits} onChanged={refresh} />
    </div>
  );
}
