import { type Account, auth } from '@ismi/contract';
import { useState } from 'react';
import { type Resolver, useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../data/mutation.ts';
import { updateUser } from '../../data/session/session-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface OwnData {
  name: string;
  phone: string;
}

const bodyOf = ({ name, phone }: OwnData) => ({ name, phone: phone.trim() || null });

/** Validates with the rules of the contract. */
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

/** Name and telephone number, which users can change themselves. */
export function OwnDataForm({ user }: { user: Account }) {
  const { t } = useTranslation('profile');
  const { send, isBusy: isSaving, failure, clearFailure } = useApiMutation(auth.updateMe);
  const form = useForm<OwnData>({
    resolver,
    defaultValues: { name: user.name, phone: user.phone ?? '' },
    mode: 'onSubmit',
  });
  const [isSaved, setSaved] = useState(false);
  const name = useController({ control: form.control, name: 'name' });
  const phone = useController({ control: form.control, name: 'phone' });
  const { ref: nameRef, disabled: _, ...nameBound } = name.field;
  const { ref: phoneRef, disabled: __, ...phoneBound } = phone.field;
  const save = async (values: OwnData) => {
    setSaved(false);
    const saved = await send({ body: bodyOf(values) });
    if (!saved) return;
    updateUser(saved);
    form.reset({ name: saved.name, phone: saved.phone ?? '' });
    setSaved(true);
  };
  const clearOutcome = () => {
    if (isSaving) return;
    setSaved(false);
    clearFailure();
  };
  return (
    <form
      onSubmit={form.handleSubmit(save)}
      onInput={clearOutcome}
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
      {isSaved && <Notice kind="success" title={t('data.saved')} />}
      {failure && <Notice kind="error" title={failure.message} />}
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
