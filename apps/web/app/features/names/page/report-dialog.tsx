import { captcha, NAME_REPORT_PARTS, namePages } from '@ismi/contract';
import { NAME_REPORT_LIMITS } from '@ismi/contract/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { solveCaptcha } from '../../../browser/solve-captcha.ts';
import { ApiError } from '../../../data/api-error.ts';
import { useApiMutation } from '../../../data/mutation.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';

interface ReportDialogProps {
  slug: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

type Sending =
  | { state: 'idle' | 'sending' | 'invalid' }
  | { state: 'sent' | 'failed'; message: string };

/** Reports an error about a name: which part, and a text. */
export function ReportDialog({ slug, name, isOpen, onClose }: ReportDialogProps) {
  const { t } = useTranslation('name-page');
  const title = useId();
  return (
    <Modal kind="dialog" isOpen={isOpen} onClose={onClose} labelledBy={title}>
      <DialogHead id={title} closeLabel={t('report.close')} onClose={onClose}>
        {t('report.title', { name })}
      </DialogHead>
      <ReportForm slug={slug} onClose={onClose} />
    </Modal>
  );
}

function ReportForm({ slug, onClose }: Pick<ReportDialogProps, 'slug' | 'onClose'>) {
  const { t } = useTranslation('name-page');
  const { call: getPuzzle } = useApiMutation(captcha.challenge);
  // The same text sent again is the same report.
  const { call: report } = useApiMutation(namePages.report, {
    opKey: ({ body }) => [body.part, body.message],
  });
  const language = useLocale();
  const [part, setPart] = useState<(typeof NAME_REPORT_PARTS)[number]>('meaning');
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isTooLong = message.length > NAME_REPORT_LIMITS.message;
  const fault = isTooLong ? t('report.tooLong') : message.trim() === '' && t('report.empty');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.state === 'sending') return;
    if (fault) {
      setSending({ state: 'invalid' });
      field.current?.focus();
      return;
    }
    setSending({ state: 'sending' });
    try {
      const puzzle = await getPuzzle({ query: { action: 'name_report' } });
      const recaptcha_token = await solveCaptcha(puzzle);
      const body = { name_id: slug, part, message, language, recaptcha_token };
      const answer = await report({ body });
      setSending({ state: 'sent', message: answer.message });
    } catch (error) {
      // Any other error comes from the puzzle.
      const text = error instanceof ApiError ? error.message : t('report.captcha');
      setSending({ state: 'failed', message: text });
    }
  };
  if (sending.state === 'sent') {
    return (
      <div className="mt-4 grid gap-5">
        <Notice kind="success" title={sending.message} />
        <button type="button" onClick={onClose} className="btn btn-secondary">
          {t('report.close')}
        </button>
      </div>
    );
  }
  const isSending = sending.state === 'sending';
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
      <p className="text-ink-2">{t('report.text')}</p>
      <SelectField
        label={t('report.part')}
        name="part"
        value={part}
        onChange={(value) => setPart(NAME_REPORT_PARTS.find((one) => one === value) ?? 'other')}
        options={NAME_REPORT_PARTS.map((value) => ({ value, label: t(`report.parts.${value}`) }))}
        isDisabled={isSending}
      />
      <TextField
        label={t('report.message')}
        name="message"
        value={message}
        onChange={setMessage}
        inputRef={field}
        multiline
        isRequired
        isReadOnly={isSending}
        dir="auto"
        error={sending.state === 'invalid' && fault ? fault : undefined}
        counter={{ used: message.length, max: NAME_REPORT_LIMITS.message }}
      />
      {sending.state === 'failed' && <Notice kind="error" title={sending.message} />}
      <DialogButtons>
        <Button type="submit" busyLabel={isSending ? t('report.sending') : undefined}>
          {t('report.send')}
        </Button>
        <button type="button" onClick={onClose} className="btn btn-secondary">
          {t('report.cancel')}
        </button>
      </DialogButtons>
    </form>
  );
}
