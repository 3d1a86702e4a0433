import { expect, test } from 'vitest';
import { lengthOf } from './name-length.ts';

test.each([
  ['Ali', 'short'],
  ['Elif', 'short'],
  ['Meryem', 'medium'],
  ['Mustafa', 'medium'],
  ['Abdullah', 'long'],
  ['Nur-Ana', 'medium'],
  ['نور', 'short'],
  ['نُور', 'short'],
  ['محمد', 'medium'],
  ['مُحَمَّد', 'medium'],
  ['فاطمة', 'medium'],
  ['إبراهيم', 'long'],
  ['عبد الرحمن', 'long'],
])('%s is %s in its script', (written, length) => {
  expect(lengthOf(written)).toBe(length);
});
