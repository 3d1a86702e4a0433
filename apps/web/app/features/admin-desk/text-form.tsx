import { useState } from 'react';
import { useAction } from '../../data/admin/use-action.ts';
import type { Api } from '../../data/api-client.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface TextFormProps {
  name: string;
  label: string;
  hint: string;
  max: number;
  submitLabel: string;
  /** Said when there are no words; without it nothing can be sent until there are. */
  missing?: string;
  /** Written in whichever language. */
  dir?: 'auto';
  kind?: 'primary' | 'secondary';
  onSend: (api: Api, text: string) => Promise<unknown>;
  onSent: () => Promise<void>;
}

/** A few words about a thing on the desk, and what is done with them. */
export function TextForm({ name, max, missing, kind, onSend, onSent, ...form }: TextFormProps) {
  const words = useAdminTexts();
  const { runAction, isBusy, failure } = useAction();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const send = async () => {
    setTried(true);
    if (!isEmpty && (await runAction((api) => onSend(api, text.trim())))) await onSent();
  };
  return (
    <form
      noValidate
      className="grid gap-3 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={form.label}
        name={name}
        multiline
        {...(form.dir && { dir: form.dir })}
        value={text}
        onChange={(typed) => setText(typed.slice(0, max))}
        onBlur={() => {}}
        isReadOnly={isBusy}
        hint={form.hint}
        counter={{ used: text.length, max }}
        error={isTried && isEmpty ? missing : undefined}
      />
      {failure !== undefined && <Notice kind="error" title={failure} />}
      <Button
        type="submit"
        {...(kind && { kind })}
        busyLabel={isBusy ? words.busy : undefined}
        isDisabled={missing === undefined && isEmpty}
      >
        {form.submitLabel}
      </Button>
    </form>
  );
}
