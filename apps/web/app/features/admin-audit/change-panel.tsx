import type { AuditChange } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { SidePanel } from '../../ui/admin/side-panel.tsx';
import { useActorName } from './use-actor-name.ts';
import { useAuditTexts } from './use-audit-texts.ts';

/** The server's JSON, pretty-printed. */
function inLines(json: string): string {
  const value: unknown = JSON.parse(json);
  return Object.keys(Object(value)).length === 0 ? '' : JSON.stringify(value, null, 2);
}

function Side({ title, json }: { title: string; json: string }) {
  const { t } = useTranslation('admin-audit');
  return (
    <section>
      <h3 className="font-sans font-semibold text-sm">{title}</h3>
      <pre dir="ltr" className="json mt-1.5">
        {inLines(json) || t('nothing')}
      </pre>
    </section>
  );
}

/** All details of one change. */
export function ChangePanel({
  change,
  onClose,
}: {
  change: AuditChange | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin-audit');
  const words = useAdminTexts();
  const nameOf = useActorName();
  const { actionOf, subjectOf, reasonOf } = useAuditTexts();
  const rows = change && [
    [t('when'), words.formatDayAndTime(change.created_at)],
    [t('who'), nameOf(change)],
    [t('subject'), `${subjectOf(change.subject_kind)} ${change.subject_id}`],
    [t('why'), reasonOf(change.reason)],
  ];
  return (
    <SidePanel
      isOpen={change !== undefined}
      title={change ? actionOf(change.action) : ''}
      closeLabel={words.close}
      onClose={onClose}
    >
      <dl className="grid gap-3">
        {rows?.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-3 text-sm">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {change && (
        <div className="mt-5 grid gap-4">
          <Side title={t('before')} json={change.before} />
          <Side title={t('after')} json={change.after} />
        </div>
      )}
    </SidePanel>
  );
}
