import { TextField } from '../../ui/form/text-field.tsx';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  isReadOnly: boolean;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField(props: CodeFieldProps) {
  return <TextField {...props} name="code" autoComplete="one-time-code" dir="ltr" />;
}
