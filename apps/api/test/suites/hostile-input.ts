import fc, { type Arbitrary } from 'fast-check';

export const HOSTILE_STRINGS = [
  "' OR 1=1; --",
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what an attacker would type
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '%00%0a%0d',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'half \uDC00 a character',
  '\u202Eevil\u202C',
  'A'.repeat(70_000),
  '٠١٢٣',
  '__proto__',
  `${'x'.repeat(300)}@${'y'.repeat(300)}.example`,
  '"a b"@c.example\r\nBcc: d@e.example',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  'true',
  '-1',
  '1e309',
  '9007199254740993',
  '0000-02-29',
  '0000-01-01T00:00:00Z',
];

const ODDITIES: unknown[] = [
  null,
  true,
  -1,
  0.1,
  1e308,
  [],
  {},
  [[]],
  ['a', 'b'],
  { $ne: null },
  { length: 1e9 },
  { toString: 1 },
];

/** Input that none of our forms would send. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_STRINGS),
  fc.constantFrom(...ODDITIES),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A valid object with one fault: a field replaced, missing or added. */
export const spoiled = (valid: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(valid, hostileValue, fc.nat(), fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, odd, index, way]) => {
      if (typeof value !== 'object' || value === null) return odd;
      const keys = Object.keys(value);
      const key = keys[index % Math.max(keys.length, 1)] ?? 'surplus';
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      if (way === 'remove') return rest;
      return { ...value, [way === 'add' ? 'surplus' : key]: odd };
    });

/** Bodies that are not JSON, or claim another type. */
export const RAW_BODIES: { type: string; text: string }[] = [
  { type: 'application/json', text: '{' },
  { type: 'application/json', text: '' },
  { type: 'application/json', text: '"' },
  { type: 'application/json', text: '{"__proto__":{"isAdmin":true}}' },
  { type: 'application/json', text: '{"constructor":{"prototype":{"isAdmin":true}}}' },
  { type: 'application/json', text: '['.repeat(20_000) },
  { type: 'application/json', text: `{"name":"${'a'.repeat(70_000)}"}` },
  { type: 'text/plain', text: 'name=x' },
  { type: 'application/x-www-form-urlencoded', text: 'name=x&email=y' },
  { type: 'multipart/form-data; boundary=x', text: '--x--' },
  { type: 'nonsense', text: 'x' },
];
