// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEmailForm } from './use-email-form.ts';

const open = () =>
  renderHook(({ known }: { known: string | undefined }) => useEmailForm(known), {
    initialProps: { known: undefined as string | undefined },
  });

test('an address that becomes known later is filled in', () => {
  const { result, rerender } = open();
  rerender({ known: 'elif@family.example' });
  expect(result.current.getValues('email')).toBe('elif@family.example');
});

test('an address that becomes known later does not replace typed text', () => {
  const { result, rerender } = open();
  act(() => result.current.setValue('email', 'elif@'));
  rerender({ known: 'elif@family.example' });
  expect(result.current.getValues('email')).toBe('elif@');
});
