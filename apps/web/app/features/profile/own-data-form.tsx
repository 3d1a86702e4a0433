import { type Account, auth } from '@ismi/contract';
import { useState } from 'react';
import { type Resolver, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/api-error.ts';
import { updateUser } from '../../data/session/session-store.ts';
import { useApi } from '../../data/use-api.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface OwnData {
  name: string;
  phone: string;
}

const bodyOf = ({ name, phone }: OwnData) => ({ name, phone: phone.trim() || null });

/** The contract's own rules; which field is wrong, is all that has to be known. */
const resolver: Resolver<OwnData> = (values) => {
  const parsed = auth.updateMe.body.safeParse(bodyOf(values));
  if (parsed.success) return { values, errors: {} };
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return {
    values: {},
    errors: {
      ...(wrong.has('name') && { name: { type: 'invalid' } }),
      ...(wrong.has('phone') && { phone: { type: 'invalid' } }),
    },
  };
};

type Saving = { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; message: string };

/** Name and telephone number, which are a person's own to change. */
export function OwnDataForm({ user }: { user: Account }) {
  const { t } = useTranslation('profile');
  const api = useApi();
  const form = useForm<OwnData>({
    resolver,
    defaultValues: { name: user.name, phone: user.phone ?? '' },
    mode: 'onSubmit',
  });
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const isSaving = saving.state === 'saving';
  const name = useController({ control: form.control, name: 'name' });
  const phone = useController({ control: form.control, name: 'phone' });
  const { ref: nameRef, disabled: _, ...nameBound } = name.field;
  const { ref: phoneRef, disabled: __, ...phoneBound } = phone.field;
  const save = async (values: OwnData) => {
    setSaving({ state: 'saving' });
    try {
      const saved = await api.send(auth.updateMe, { body: bodyOf(values) });
      updateUser(saved);
      form.reset({ name: saved.name, phone: saved.phone ?? '' });
      setSaving({ state: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaving({ state: 'failed', message: error.message });
    }
  };
  return (
    <form
      onSubmit={form.handleSubmit(save)}
      onInput={() => !isSaving && setSaving({ state: 'idle' })}
      noValidate
      className="grid gap-5"
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...nameBound}
          inputRef={nameRef}
          isRequired
          isReadOnly={isSaving}
          autoComplete="name"
          dir="auto"
          label={t('data.name')}
          error={name.fieldState.error && t('data.nameError')}
        />
        <TextField
          {...phoneBound}
          inputRef={phoneRef}
          isReadOnly={isSaving}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          label={t('data.phone')}
          optional={t('data.optional')}
          error={phone.fieldState.error && t('data.phoneError')}
        />
      </div>
      {saving.state === 'saved' && <Notice kind="success" title={t('data.saved')} />}
      {saving.state === 'failed' && <Notice kind="error" title={saving.message} />}
      <Button
        type="submit"
        kind="secondary"
        isDisabled={!form.formState.isDirty && !isSaving}
        busyLabel={isSaving ? t('saving') : undefined}
        className="justify-self-start"
      >
        {t('data.save')}
      </Button>
    </form>
  );
}
