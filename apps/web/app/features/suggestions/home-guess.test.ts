import { expect, test } from 'vitest';
import { guessHome, withHome } from './home-guess.ts';

const browser = (languages: string[], timeZone = 'UTC') => ({ languages, timeZone });

test.each([
  ['the clock of the place counts', 'tr', ['tr-TR', 'de'], 'Europe/Berlin', 'DE', ['tr', 'de']],
  ['else the region of the page’s language', 'de', ['de-AT', 'en'], 'UTC', 'AT', ['de']],
  ['not that of another language', 'tr', ['en-US'], 'UTC', undefined, ['tr', 'en']],
  [
    'English comes with every browser',
    'ar',
    ['ar', 'fr-FR', 'en-US'],
    'UTC',
    undefined,
    ['ar', 'fr'],
  ],
  ['what we do not know is left out', 'en', ['en-ZA', 'ja'], 'Asia/Tokyo', undefined, ['en']],
] as const)('%s', (_, locale, languages, timeZone, livesIn, spoken) => {
  expect(guessHome(locale, browser([...languages], timeZone))).toEqual({
    livesIn,
    languages: spoken,
  });
});

test('what the family told or removed is not guessed', () => {
  const here = browser(['de-DE'], 'Europe/Berlin');
  expect(withHome({}, 'de', here)).toEqual({ livesIn: 'DE', languages: ['de'] });
  expect(withHome({ livesIn: null, languages: [] }, 'de', here)).toEqual({
    livesIn: null,
    languages: [],
  });
  expect(withHome({ livesIn: 'TR', languages: ['tr'] }, 'de', here)).toEqual({
    livesIn: 'TR',
    languages: ['tr'],
  });
});
