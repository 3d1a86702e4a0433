// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { PriceList } from './price-list.tsx';

afterEach(cleanup);

test('a range of credits is also a range in money', () => {
  render(
    <I18nextProvider i18n={i18nFor('en', messagesOf('en', ['common', 'credits']))}>
      <PriceList />
    </I18nextProvider>,
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.find((row) => row.includes('10–20'))).toMatch(/10–20about €0\.80 – €1\.60$/);
  expect(rows.find((row) => row.endsWith('49about €3.91'))).toBeDefined();
});
