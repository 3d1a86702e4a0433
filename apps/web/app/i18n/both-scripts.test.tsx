import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { BothScripts } from './both-scripts.tsx';
import { i18nFor } from './instances.ts';

test.each([
  ['أَيْمَن', 'أيمن'],
  ['صَفِيَّة', 'صفية'],
  ['عَبْدُ الرَّحْمٰن', 'عبد الرحمن'],
])('%s is written in a line as %s: small vowel signs would overlap', (full, plain) => {
  const html = renderToString(
    <I18nextProvider i18n={i18nFor('de', {})}>
      <BothScripts latin="Ayman" arabic={full} />
    </I18nextProvider>,
  );
  expect(html).toContain(`>${plain}</bdi>`);
});
