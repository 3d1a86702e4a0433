import type { AdminRequest } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { draftOf, type RequestDraft } from './request-change.ts';

interface EditConflictNoticeProps {
  /** The server's message. */
  message: string;
  newest: AdminRequest;
  draft: RequestDraft;
}

/** Edit conflict: shows the newest values that differ from the fields below. */
export function EditConflictNotice({ message, newest, draft }: EditConflictNoticeProps) {
  const { t } = useTranslation('admin-consulting');
  const now = draftOf(newest);
  const others = [
    ['status', draft.status === now.status ? '' : t(`statuses.${now.status}`)],
    ['answer', draft.answer.trim() === now.answer ? '' : now.answer],
    ['notes', draft.notes.trim() === now.notes ? '' : now.notes],
  ] as const;
  return (
    <Notice kind="info" title={message}>
      <dl className="mt-1 grid gap-1 text-sm">
        {others.map(
          ([field, text]) =>
            text !== '' && (
              <div key={field}>
                <dt className="font-semibold">{t(`form.${field}`)}</dt>
                <dd className="whitespace-pre-line" dir="auto">
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Notice>
  );
}
