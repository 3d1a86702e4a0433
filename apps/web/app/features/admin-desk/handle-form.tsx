import { type DeskItem, desk, PROBLEM_REASONS } from '@ismi/contract';
import { DESK_LIMITS } from '@ismi/contract/limits';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ActionForm } from '../../ui/admin/action-form.tsx';
import { DESK_VIEWS } from './desk-views.ts';

interface HandleFormProps {
  item: DeskItem;
  onDone: (text: string) => void;
}

/** The mutation for this kind of item. */
function useHandling({ id, kind, status: before }: DeskItem) {
  const message = useApiMutation(desk.handleMessage, { invalidates: DESK_VIEWS });
  const report = useApiMutation(desk.handleReport, { invalidates: DESK_VIEWS });
  const problem = useApiMutation(desk.handleProblem, { invalidates: DESK_VIEWS });
  const status = before === 'open' ? ('handled' as const) : ('open' as const);
  if (kind === 'payment') {
    // The id of a problem is its reason, a space and the id of its subject.
    const reason = PROBLEM_REASONS.find((known) => id.startsWith(`${known} `));
    const handle = async (note: string) =>
      reason &&
      problem.send({ params: { reason, id: id.slice(reason.length + 1) }, body: { note } });
    return { action: problem, handle };
  }
  const action = kind === 'contact' ? message : report;
  const handle = (note: string) => action.send({ params: { id }, body: { status, note } });
  return { action, handle };
}

/** Marks an item as handled, with a note, or reopens it; payment problems cannot be reopened by hand. */
export function HandleForm({ item, onDone }: HandleFormProps) {
  const { t } = useTranslation('admin-desk');
  const words = useAdminTexts();
  const { action, handle } = useHandling(item);
  const isOpen = item.status === 'open';
  if (!isOpen && item.kind === 'payment') return null;
  const confirm = async (note: string) => {
    if (await handle(note)) onDone(t(isOpen ? 'handled' : 'reopened'));
  };
  return (
    <ActionForm
      {...words.dialog}
      className="grid gap-3 border-line border-t pt-5"
      action={action}
      kind="secondary"
      confirmLabel={t(isOpen ? 'handle' : 'reopen')}
      text={{
        name: 'note',
        label: t('note'),
        hint: t('noteHint'),
        missing: t('noteMissing'),
        min: 1,
        max: DESK_LIMITS.note,
      }}
      onConfirm={confirm}
    />
  );
}
