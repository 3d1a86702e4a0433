// @vitest-environment happy-dom
import { LOCALES } from '@ismi/contract/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

afterEach(cleanup);

test.each(LOCALES)('in %s, the error screen links home in the same language', (locale) => {
  render(<ErrorScreen locale={locale} />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([`/${locale}`]);
});
