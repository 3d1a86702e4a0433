import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, lineOfText, paragraphsOfText } from './free-text.ts';

test.each([
  ['an apostrophe stays', "O'Neil", "O'Neil"],
  ['a typographic apostrophe stays', 'Qur’an', 'Qur’an'],
  ['a straight one stays', "Qur'an", "Qur'an"],
  ['quotes and ampersands stay', '"Elif" & „Ada“', '"Elif" & „Ada“'],
  ['tashkeel stays', 'مُحَمَّدٌ رَحْمَةٌ', 'مُحَمَّدٌ رَحْمَةٌ'],
  ['the joiners of Persian and of emoji stay', 'می\u200Cخواهم 👨‍👩‍👧', 'می\u200Cخواهم 👨‍👩‍👧'],
  [
    'marks of direction that touch nothing else stay',
    'a\u200Eb\u200Fc\u061C',
    'a\u200Eb\u200Fc\u061C',
  ],
  ['bidi embeddings and overrides go', '\u202Aa\u202Bb\u202Cc\u202Dd\u202Ee', 'abcde'],
  ['bidi isolates go', '\u2066a\u2067b\u2068c\u2069d', 'abcd'],
  ['angle brackets go', '<b>Ada</b> 1 < 2', 'bAda/b 1  2'],
  ['NUL, bell, escape and delete go', 'a\u0000b\u0007c\u001Bd\u007Fe\u009Ff', 'abcdef'],
  ['a tab stays', 'a\tb', 'a\tb'],
  ['the line breaks of Windows become ours', 'a\r\nb\r\n\r\nc', 'a\nb\n\nc'],
  ['other line breaks do not glue words together', 'a\rb\u2028c\u2029d\u0085e', 'a\nb\nc\nd\ne'],
  ['letters and their marks become one', 'Gu\u0308lşen', 'G\u00FClşen'],
  ['also when something between them went', 'e\u0007\u0301', '\u00E9'],
  ['blanks around it go', '\n \u00A0 Ada \t\n', 'Ada'],
  ['what holds nothing becomes empty', ' <\u0000\u202E> ', ''],
])('in free text %s', (_, written, kept) => {
  expect(cleanText(written)).toBe(kept);
});

test('cleaned text is not changed by cleaning again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => cleanText(cleanText(text)) === cleanText(text),
    ),
  );
});

test.each([
  ['breaks and tabs become one blank', 'Ali\r\nBcc: x@y.z\t\t!', 'Ali Bcc: x@y.z !'],
  ['runs of blanks become one', 'Ada   \u00A0 Lovelace', 'Ada Lovelace'],
  ['it is cleaned like any text', '<Ada>\u202E', 'Ada'],
])('on a line of text %s', (_, written, kept) => {
  expect(lineOfText(50).parse(written)).toBe(kept);
});

test('paragraphs keep their breaks', () => {
  expect(paragraphsOfText(50).parse('a\r\n\r\n  b')).toBe('a\n\n  b');
});

const SCHEMAS = [
  ['a line', lineOfText(5)],
  ['paragraphs', paragraphsOfText(5)],
] as const;

test.each(SCHEMAS)('%s may be as long as allowed, counted after cleaning', (_, schema) => {
  expect(schema.parse('abcde')).toBe('abcde');
  expect(schema.parse('  <abcde> ')).toBe('abcde');
});

test.each(
  SCHEMAS.flatMap(([name, schema]) =>
    [
      ['too long', 'abcdef'],
      ['empty', ''],
      ['empty after cleaning', ' <\u0000> '],
      ['far too long, although little of it would remain', `a${' '.repeat(10)}`],
      ['no text', 7],
      ['missing', undefined],
    ].map(([fault, value]) => [name, fault, value, schema] as const),
  ),
)('%s that is %s is refused', (_name, _fault, value, schema) => {
  expect(schema.safeParse(value).success).toBe(false);
});
