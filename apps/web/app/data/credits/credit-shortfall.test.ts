import { expect, test } from 'vitest';
import { parseShortfall } from './credit-shortfall.ts';

const SHORT = { required_credits: 12, current_credits: 7 };

test.each([
  ['a state', SHORT],
  ['an address', { required_credits: '12', current_credits: '7' }],
  ['a refusal with more details', { ...SHORT, request_id: 'abc' }],
])('%s gives the shortfall', (_, said) => {
  expect(parseShortfall(said)).toEqual(SHORT);
});

test.each([
  ['nothing', null],
  ['half of it', { required_credits: 12 }],
  ['an empty figure', { required_credits: '12', current_credits: '' }],
  ['less than nothing', { ...SHORT, current_credits: -1 }],
  ['a word', { ...SHORT, required_credits: 'many' }],
  ['parts of a credit', { ...SHORT, required_credits: 1.5 }],
  ['more than anything costs', { ...SHORT, required_credits: 1e9 }],
])('%s gives no shortfall', (_, said) => {
  expect(parseShortfall(said)).toBeUndefined();
});
