import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'trailing' | 'multiline' | 'counter'> {
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the button that shows the password; without them there is no button. */
  words?: { show: string; hide: string };
}

/** Hidden at first; the eye button shows the typed password. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [isShown, show] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      trailing={
        words && (
          <button type="button" onClick={() => show(!isShown)} className="btn-icon">
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">{isShown ? words.hide : words.show}</span>
          </button>
        )
      }
    />
  );
}
