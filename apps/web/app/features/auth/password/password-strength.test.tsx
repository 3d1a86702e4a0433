// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { i18nFor } from '../../../i18n/instances.ts';
import { messagesOf } from '../../../i18n/messages.server.ts';
import { PasswordStrength } from './password-strength.tsx';

afterEach(cleanup);

test.each([
  ['Sommer2026', /easy to guess/i],
  ['Nurhayat1', /easy to guess/i],
  ['Sümbül-Bahçe-1453', /strong/i],
])('%s gets the right strength', (password, words) => {
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['account']))}>
      <PasswordStrength password={password} personal={['nurhayat@family.example']} />
    </I18nextProvider>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
