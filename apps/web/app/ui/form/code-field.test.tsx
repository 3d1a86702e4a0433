// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CodeField, extractDigits } from './code-field.tsx';

afterEach(cleanup);

function Field({ error }: { error?: string }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onChange={setCode} length={6} error={error} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

test.each([
  ['407012', '407012'],
  ['407 012', '407012'],
  ['Your code: 407-012.', '407012'],
  ['٤٠٧٠١٢', '407012'],
  ['۴۰۷۰۱۲', '407012'],
  ['none', ''],
])('the digits in “%s” are “%s”', (text, digits) => {
  expect(extractDigits(text)).toBe(digits);
});

test('letters are left out, and a seventh digit too', async () => {
  render(<Field />);
  await userEvent.type(input(), '4a0b7-0129');
  expect(input().value).toBe('407012');
});

test('pasted text may contain a sentence around the code', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.click(input());
  await user.paste('Kod: 407 012');
  expect(input().value).toBe('407012');
});

test('phones can fill in the code', () => {
  render(<Field />);
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
});

test('an error belongs to the field and is announced', () => {
  render(<Field error="Not this one." />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(input().getAttribute('aria-describedby'));
});
