import { expect, test } from 'vitest';
import { visitorLocale } from './visitor-locale.server.ts';

interface Visit {
  path: string;
  cookie?: string;
  header?: string;
  locale: string;
}

const VISITS: Visit[] = [
  { path: '/', locale: 'de' },
  { path: '/', header: 'tr', locale: 'tr' },
  { path: '/', header: 'fr;q=1, ar-EG;q=0.9, en;q=0.8', locale: 'ar' },
  { path: '/', header: 'fr, ja', locale: 'de' },
  { path: '/', header: ';;q=,', locale: 'de' },
  { path: '/', cookie: 'ismi-language=en', header: 'tr', locale: 'en' },
  { path: '/contact', cookie: 'a=1; ismi-language=ar; b=2', header: 'tr', locale: 'ar' },
  { path: '/contact?x=/en', cookie: 'a=1;ismi-language=tr', locale: 'tr' },
  { path: '/', cookie: 'ismi-language=xx', header: 'tr', locale: 'tr' },
  { path: '/', cookie: 'ismi-language=', locale: 'de' },
  { path: '/', cookie: 'ismi-language', header: 'en', locale: 'en' },
  { path: '/', cookie: '=; ;;==ar; %', header: 'en', locale: 'en' },
  { path: '/', cookie: 'not-ismi-language=ar', header: 'en', locale: 'en' },
  { path: '/', cookie: 'ismi-language=__proto__', locale: 'de' },
  { path: '/de', cookie: 'ismi-language=en', header: 'tr', locale: 'de' },
  { path: '/ar/contact', cookie: 'ismi-language=en', header: 'tr', locale: 'ar' },
  { path: '/madmin', header: 'de', locale: 'tr' },
  { path: '/madmin/payments', cookie: 'ismi-language=de', header: 'en', locale: 'de' },
  { path: '/dex', cookie: 'ismi-language=en', header: 'tr', locale: 'en' },
];

test.each(VISITS)('$path with cookie "$cookie" and header "$header" is in $locale', (visit) => {
  const headers = new Headers();
  if (visit.cookie !== undefined) headers.set('cookie', visit.cookie);
  if (visit.header !== undefined) headers.set('accept-language', visit.header);
  const url = new URL(`https://ismi.example${visit.path}`);
  // A data request of the router for an open page.
  const request = new Request(`${url.origin}${url.pathname}.data`, { headers });
  expect(visitorLocale({ request, url })).toBe(visit.locale);
});
