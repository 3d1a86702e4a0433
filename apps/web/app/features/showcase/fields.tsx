import { useState } from 'react';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Group } from './group.tsx';

const EYE = { show: 'Show', hide: 'Hide' };
const GENDERS = [
  { value: 'girl', label: 'A girl' },
  { value: 'boy', label: 'A boy' },
];

/** Every field, normal and with an error. */
export function Fields() {
  const [text, write] = useState('Kevser');
  const [digits, setDigits] = useState('407');
  const [gender, choose] = useState('');
  const [isChecked, check] = useState(true);
  const field = { name: 'field', value: text, onChange: write, onBlur: () => {} };
  const password = {
    ...field,
    label: 'Password',
    autoComplete: 'new-password',
    words: EYE,
  } as const;
  const select = { label: 'Child', name: 'child', options: GENDERS, onChange: choose };
  const code = { label: 'Code', length: 6, value: digits, onChange: setDigits };
  return (
    <Group title="Fields">
      <div className="grid w-full gap-5 md:grid-cols-3">
        <TextField {...field} label="Name" hint="For example Sümeyye" />
        <TextField {...field} label="E-mail" error="Please enter an address with @." />
        <TextField {...field} label="Message" multiline counter={{ used: text.length, max: 5 }} />
        <PasswordField {...password} hint="At least ten characters" />
        <PasswordField {...password} error="Please choose a longer one." />
        <SelectField {...select} value={gender} placeholder="Please choose" optional="(optional)" />
        <SelectField {...select} value={gender} error="Please choose." />
        <CodeField {...code} />
        <CodeField {...code} error="This code is not the right one." />
        <CheckBox name="agreed" isChecked={isChecked} onChange={check}>
          I agree to the terms.
        </CheckBox>
        <CheckBox name="agreed" isChecked={!isChecked} onChange={() => {}} error="Please agree.">
          I agree to the terms.
        </CheckBox>
      </div>
    </Group>
  );
}
