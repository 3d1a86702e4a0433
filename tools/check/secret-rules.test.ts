import { expect, test } from 'vitest';
import { findSecrets } from './secret-rules.ts';

// Assembled here, or the check would find this file.
const planted = {
  'a private key': `-----BEGIN ${'PRIVATE'} KEY-----\n${'A'.repeat(64)}`,
  'a key of a model provider': `sk-${'a1'.repeat(16)}`,
  'a key of AWS': `AKIA${'A1'.repeat(8)}`,
  'a token of GitHub': `ghp_${'a1'.repeat(18)}`,
  'a key of Google': `AIza${'a'.repeat(35)}`,
  'a signed token': ['eyJ', '.eyJ', '.'].map((part) => part + 'a1'.repeat(12)).join(''),
  'a password in an address': `postgres://ismi:${'hunter2hunter2'}@database/ismi`,
  'a secret of ours': `LASTING_SECRET${'='}${'a1'.repeat(20)}`,
};

test.each(Object.entries(planted))('%s is found, and not repeated', (name, text) => {
  const [finding = ''] = findSecrets('deploy/.env', `first line\n${text}`);
  expect(finding).toContain('deploy/.env:2');
  expect(finding).toContain(name);
  expect(finding).not.toContain(text.slice(-12));
});

test.each([
  'LASTING_SECRET=',
  'postgres://ismi:…@database/ismi',
  'smtps://user:password@smtp.example:465',
  'postgres://127.0.0.1:5432/ismi',
])('%s is none', (text) => {
  expect(findSecrets('deploy/env.example', text)).toEqual([]);
});
