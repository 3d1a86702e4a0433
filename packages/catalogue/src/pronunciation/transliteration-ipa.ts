/** The scholarly transliteration of Arabic: one sound for each sign. */
const SOUNDS: Readonly<Record<string, string>> = {
  ʾ: 'ʔ',
  ʿ: 'ʕ',
  ā: 'aː',
  ī: 'iː',
  ū: 'uː',
  ṯ: 'θ',
  ǧ: 'dʒ',
  ḥ: 'ħ',
  ḫ: 'x',
  ḏ: 'ð',
  š: 'ʃ',
  ṣ: 'sˤ',
  ḍ: 'dˤ',
  ṭ: 'tˤ',
  ẓ: 'zˤ',
  ġ: 'ɣ',
  y: 'j',
};

/** How a transliterated Arabic name is said in Standard Arabic, without stress. */
export const transliterationIpa = (translit: string): string =>
  // The article is joined: Badr ad-Dīn is said badruddīn.
  [
    ...translit
      .normalize('NFC')
      .toLowerCase()
      .replace(/ a(?=.-)/, 'u')
      .replaceAll('-', ''),
  ]
    .map((sign) => SOUNDS[sign] ?? sign)
    .join('');
