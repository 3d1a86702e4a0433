import { type DeskItem, desk, PROBLEM_REASONS } from '@ismi/contract';
import { DESK_LIMITS } from '@ismi/contract/limits';
import { useTranslation } from 'react-i18next';
import type { Api } from '../../data/api-client.ts';
import { TextForm } from './text-form.tsx';

interface HandleFormProps {
  item: DeskItem;
  onDone: (text: string) => Promise<void>;
}

function handle(api: Api, item: DeskItem, note: string): Promise<unknown> {
  const status = item.status === 'open' ? ('handled' as const) : ('open' as const);
  const params = { id: item.id };
  if (item.kind === 'contact')
    return api.send(desk.handleMessage, { params, body: { status, note } });
  if (item.kind === 'name_report')
    return api.send(desk.handleReport, { params, body: { status, note } });
  // A problem is named by its reason and what it is about.
  const reason = PROBLEM_REASONS.find((known) => item.id.startsWith(`${known} `));
  return reason === undefined
    ? Promise.resolve()
    : api.send(desk.handleProblem, {
        params: { reason, id: item.id.slice(reason.length + 1) },
        body: { note },
      });
}

/** Puts something away with a note, or back on the desk; a problem of a payment does not come back by hand. */
export function HandleForm({ item, onDone }: HandleFormProps) {
  const { t } = useTranslation('admin-desk');
  const isOpen = item.status === 'open';
  if (!isOpen && item.kind === 'payment') return null;
  return (
    <TextForm
      name="note"
      label={t('note')}
      hint={t('noteHint')}
      max={DESK_LIMITS.note}
      missing={t('noteMissing')}
      kind="secondary"
      submitLabel={t(isOpen ? 'handle' : 'reopen')}
      onSend={(api, note) => handle(api, item, note)}
      onSent={() => onDone(t(isOpen ? 'handled' : 'reopened'))}
    />
  );
}
