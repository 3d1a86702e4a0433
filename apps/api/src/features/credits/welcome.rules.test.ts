import { expect, test } from 'vitest';
import { mailboxOf } from './welcome.rules.ts';

test.each([
  ['elif@family.example', 'elif@family.example'],
  ['Elif@Family.Example', 'elif@family.example'],
  ['elif+names@family.example', 'elif@family.example'],
  ['e.l.i.f+2@gmail.com', 'elif@gmail.com'],
  ['elif@googlemail.com', 'elif@gmail.com'],
  ['e.l.i.f@family.example', 'e.l.i.f@family.example'],
])('%s is delivered to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
