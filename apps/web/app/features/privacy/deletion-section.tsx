import { type Account, privacy, type YourData } from '@ismi/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useApiMutation } from '../../data/mutation.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { DialogHead } from '../../ui/overlay/dialog-head.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

interface DeletionProps {
  user: Account;
  deletion: YourData['deletion'];
  credits: number;
  onChanged: () => Promise<void>;
}

/** Explains the deletion before it can be requested. */
function Price({ credits }: { credits: number }) {
  const { t } = useTranslation('your-data');
  const path = usePath();
  return (
    <>
      <ul className="mt-3 grid max-w-[46rem] list-disc gap-2 ps-5 text-ink-2">
        <li>{t('deletion.goes')}</li>
        <li>{t('deletion.stays')}</li>
        <li>{t('deletion.credits', { count: credits })}</li>
        <li>{t('deletion.grace')}</li>
      </ul>
      <p className="mt-4">
        <Link to={path('withdrawal')} className="link">
          {t('deletion.withdraw')}
        </Link>
      </p>
    </>
  );
}

function Confirmation({
  user,
  onDone,
  onClose,
}: {
  user: Account;
  onDone: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation('your-data');
  const id = useId();
  const [typed, setTyped] = useState('');
  const { send, isBusy, failure } = useApiMutation(privacy.requestDeletion);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(
      { params: { id: user.id }, body: { email: typed } },
      {
        onDone: async () => {
          await onDone();
          onClose();
        },
      },
    );
  };
  return (
    <Modal isOpen onClose={onClose} labelledBy={id} kind="dialog">
      <DialogHead id={id} closeLabel={t('deletion.close')} onClose={onClose}>
        {t('deletion.sure')}
      </DialogHead>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <p className="text-ink-2">{t('deletion.type', { email: user.email })}</p>
        <TextField
          label={t('deletion.address')}
          name="email"
          type="email"
          autoComplete="off"
          dir="ltr"
          value={typed}
          onChange={setTyped}
          isReadOnly={isBusy}
          error={failure?.message}
        />
        <DialogButtons>
          <Button
            type="submit"
            kind="danger"
            isDisabled={typed.trim() === ''}
            busyLabel={isBusy ? t('deletion.asking') : undefined}
          >
            {t('deletion.confirm')}
          </Button>
          <Button kind="secondary" onPress={onClose}>
            {t('deletion.keep')}
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  );
}

/** A deletion is scheduled: when, and how to cancel it. */
function Planned({
  user,
  dueAt,
  onChanged,
}: {
  user: Account;
  dueAt: string;
  onChanged: () => Promise<void>;
}) {
  const { t } = useTranslation('your-data');
  const locale = useLocale();
  const { send, isBusy, failure } = useApiMutation(privacy.cancelDeletion);
  const keep = () => send({ params: { id: user.id } }, { onDone: onChanged });
  return (
    <div className="mt-4 grid gap-4">
      <Notice kind="info" title={t('deletion.planned', { date: formatDay(locale, dueAt) })}>
        <p>{t('deletion.until')}</p>
      </Notice>
      {failure && <Notice kind="error" title={failure.message} />}
      <Button
        busyLabel={isBusy ? t('deletion.keeping') : undefined}
        onPress={() => void keep()}
        className="justify-self-start"
      >
        {t('deletion.keep')}
      </Button>
    </div>
  );
}

export function DeletionSection({ user, deletion, credits, onChanged }: DeletionProps) {
  const { t } = useTranslation('your-data');
  const [isAsked, ask] = useState(false);
  return (
    <section className="card p-5 md:p-7">
      <h2 className="text-2xl">{t('deletion.title')}</h2>
      {deletion ? (
        <Planned user={user} dueAt={deletion.due_at} onChanged={onChanged} />
      ) : (
        <>
          <Price credits={credits} />
          <button type="button" onClick={() => ask(true)} className="btn btn-danger mt-5">
            {t('deletion.ask')}
          </button>
          {isAsked && <Confirmation user={user} onDone={onChanged} onClose={() => ask(false)} />}
        </>
      )}
    </section>
  );
}
