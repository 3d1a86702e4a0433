import { type AdminRequest, admin, consultingAdmin, REQUEST_STATUSES } from '@ismi/contract';
import { CONSULTING_LIMITS } from '@ismi/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/api-error.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { languageName } from '../../i18n/country-and-language-names.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ActionDialog } from '../../ui/admin/action-dialog.tsx';
import { ActionForm } from '../../ui/admin/action-form.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { EditConflictNotice } from './edit-conflict-notice.tsx';
import {
  changeOf,
  consequenceOf,
  draftOf,
  isChanged,
  mergeNewest,
  type RequestDraft,
} from './request-change.ts';

interface RequestFormProps {
  request: AdminRequest;
  onSaved: () => void;
  /** Called with the newest version after an edit conflict. */
  onOvertaken: (newest: AdminRequest) => void;
}

/** Status, notes, answer and, on cancellation, the reason; asks for confirmation before saving. */
export function RequestForm({ request, onSaved, onOvertaken }: RequestFormProps) {
  const { t } = useTranslation('admin-consulting');
  const locale = useLocale();
  const words = useAdminTexts();
  const update = useApiMutation(consultingAdmin.updateRequest, {
    invalidates: [consultingAdmin.requests, admin.badges],
  });
  const latest = useApiMutation(consultingAdmin.request);
  const [draft, setDraft] = useState(() => draftOf(request));
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [overtaken, setOvertaken] = useState<string>();
  const set = (change: Partial<RequestDraft>) => setDraft({ ...draft, ...change });
  const isFinal = request.status === 'cancelled';
  const isCancelling = draft.status === 'cancelled' && !isFinal;
  const isReasonMissing = isCancelling && draft.reason.trim() === '';
  const ask = () => {
    setTried(true);
    update.clearFailure();
    if (!isReasonMissing) setAsking(true);
  };
  const save = async () => {
    const params = { id: request.id };
    const onRefused = async ({ code, message }: ApiError) => {
      const newest = code === 'REQUEST_CHANGED' ? await latest.send({ params }) : undefined;
      if (!newest) return false;
      setDraft(mergeNewest(request, draft, newest));
      setOvertaken(message);
      setAsking(false);
      onOvertaken(newest);
      return true;
    };
    const body = changeOf(request, draft, new Date());
    if (!(await update.send({ params, body }, { onRefused }))) return;
    setAsking(false);
    onSaved();
  };
  return (
    <>
      <ActionForm
        {...words.dialog}
        className="mt-6 grid gap-4 border-line border-t pt-5"
        confirmLabel={t('form.update')}
        isDisabled={!isChanged(request, draft)}
        onConfirm={ask}
      >
        {overtaken !== undefined && (
          <EditConflictNotice message={overtaken} newest={request} draft={draft} />
        )}
        {isFinal && (
          <Notice kind="info" title={t('form.final')}>
            <p>{request.cancellation_reason}</p>
          </Notice>
        )}
        <SelectField
          label={t('form.status')}
          name="status"
          value={draft.status}
          isDisabled={isFinal}
          options={REQUEST_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(value) =>
            set({ status: REQUEST_STATUSES.find((status) => status === value) ?? draft.status })
          }
        />
        {isCancelling && (
          <TextField
            label={t('form.reason')}
            name="reason"
            multiline
            value={draft.reason}
            onChange={(reason) => set({ reason: reason.slice(0, CONSULTING_LIMITS.blockReason) })}
            hint={t('form.reasonHint', { credits: request.credits_used })}
            counter={{ used: draft.reason.length, max: CONSULTING_LIMITS.blockReason }}
            error={isTried && isReasonMissing ? t('form.reasonMissing') : undefined}
          />
        )}
        {request.consultation_type === 'mail' && draft.status !== 'cancelled' && (
          <TextField
            label={t('form.answer')}
            name="answer"
            multiline
            value={draft.answer}
            onChange={(answer) => set({ answer: answer.slice(0, CONSULTING_LIMITS.answer) })}
            dir="auto"
            hint={t('form.answerHint', { language: languageName(locale, request.language) })}
            counter={{ used: draft.answer.length, max: CONSULTING_LIMITS.answer }}
          />
        )}
        <TextField
          label={t('form.notes')}
          name="notes"
          multiline
          value={draft.notes}
          onChange={(notes) => set({ notes: notes.slice(0, CONSULTING_LIMITS.notes) })}
          hint={t('form.notesHint')}
          counter={{ used: draft.notes.length, max: CONSULTING_LIMITS.notes }}
        />
      </ActionForm>
      {/* Beside the form, since HTML forms cannot be nested. */}
      <ActionDialog
        isOpen={isAsking}
        title={t('confirm.title')}
        {...words.dialog}
        confirmLabel={t('confirm.yes')}
        action={update}
        kind={isCancelling ? 'danger' : 'primary'}
        onConfirm={save}
        onClose={() => setAsking(false)}
      >
        <p className="text-ink-2">
          {draft.status !== request.status &&
            `${t('confirm.status', {
              before: t(`statuses.${request.status}`),
              after: t(`statuses.${draft.status}`),
            })} `}
          {t(`confirm.${consequenceOf(request, draft)}`, {
            credits: request.credits_used,
            email: request.email,
          })}
        </p>
      </ActionDialog>
    </>
  );
}
