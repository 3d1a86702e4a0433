import { expect, test } from 'vitest';
import { guessesOf, isWeak } from './password-strength.ts';

test.each([
  'Sommer2026',
  'Ismi1234',
  'Password1!',
  'Temmuz2026',
  'Şifre2026',
  'Fenerbahce1907',
  'Qwertz123',
  'Aaaaaaa1',
  'Ab1Ab1Ab1',
  'P@ssw0rd1',
])('%s is weak', (password) => {
  expect(isWeak(password)).toBe(true);
});

test.each(['Sümbül-1453', 'Zeytin-Dali-7', 'Kx9vTq2m', 'Gül-Bahçe-Deniz-7'])(
  '%s is not',
  (password) => {
    expect(isWeak(password)).toBe(false);
  },
);

test('personal facts count as known words', () => {
  const personal = ['Nurhayat Yıldırım', 'gulbahce@family.example'];
  for (const password of ['Nurhayat77', 'Yildirim1990', 'Gulbahce12']) {
    expect(isWeak(password)).toBe(false);
    expect(isWeak(password, { personal })).toBe(true);
  }
});

test('words in a list are cheap to guess, the first one cheapest', () => {
  const ranks = new Map([['papatya', 10]]);
  const rankOf = (word: string) => ranks.get(word);
  expect(guessesOf('Papatya', { rankOf })).toBeCloseTo(1);
});

test.each(['a', 'Ab1', 'p4ssw0rd1', '4@8({[</369&#!1|0$5+7%2', 'ßıŞ', '\u{1F600}'])(
  'the longest password of %j is judged within milliseconds',
  (part) => {
    const password = part.repeat(256).slice(0, 256);
    const began = performance.now();
    for (let round = 0; round < 20; round += 1) guessesOf(password);
    // Far above the expected time, far below the time an attacker could exploit.
    expect((performance.now() - began) / 20).toBeLessThan(50);
  },
);
