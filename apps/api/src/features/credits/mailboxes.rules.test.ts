import { expect, test } from 'vitest';
import {
  countedDomainOf,
  legacyMailboxesOf,
  mailboxOf,
  registrableDomainOf,
} from './mailboxes.rules.ts';

test.each([
  ['elif@family.example', 'elif@family.example'],
  ['Elif@Family.Example', 'elif@family.example'],
  ['elif+names@family.example', 'elif@family.example'],
  ['e.l.i.f@family.example', 'e.l.i.f@family.example'],
  ['e-lif@family.example', 'e-lif@family.example'],
  ['e.l.i.f+2@gmail.com', 'elif@gmail.com'],
  ['elif@googlemail.com', 'elif@gmail.com'],
  ['elif@protonmail.com', 'elif@proton.me'],
  ['elif@pm.me', 'elif@proton.me'],
  ['E.l_i-f+x@proton.me', 'elif@proton.me'],
  ['elif-a@yahoo.com', 'elif@yahoo.com'],
  ['elif-b+c@yahoo.co.uk', 'elif@yahoo.co.uk'],
  ['elif@yahoo.de', 'elif@yahoo.de'],
  ['elif-a@ymail.com', 'elif@ymail.com'],
  ['elif+a@outlook.com', 'elif@outlook.com'],
  ['elif@hotmail.com', 'elif@hotmail.com'],
  ['shop@elif.fastmail.com', 'elif@fastmail.com'],
  ['elif+shop@fastmail.com', 'elif@fastmail.com'],
  ['elif@mac.com', 'elif@icloud.com'],
  ['elif@me.com', 'elif@icloud.com'],
  ['elif.k@yandex.com.tr', 'elifk@yandex.ru'],
  ['elif-k@ya.ru', 'elifk@yandex.ru'],
  ['elif-a@yahoo.evil.example', 'elif-a@yahoo.evil.example'],
])('%s is delivered to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['elif@family.example', []],
  ['elif@gmail.com', ['elif@googlemail.com']],
  ['elif@proton.me', ['elif@protonmail.com', 'elif@protonmail.ch', 'elif@pm.me']],
  ['e.lif@pm.me', ['e.lif@pm.me', 'elif@protonmail.com', 'elif@protonmail.ch', 'elif@pm.me']],
  ['elif-a@yahoo.com', ['elif-a@yahoo.com']],
])('earlier spellings of the mailbox %s are %j', (email, former) => {
  expect(legacyMailboxesOf(email)).toEqual(former);
});

test.each([
  ['family.example', 'family.example'],
  ['a.b.family.example', 'family.example'],
  ['mail.family.com.tr', 'family.com.tr'],
  ['family.co.uk', 'family.co.uk'],
  ['x.family.de', 'family.de'],
])('%s is part of %s', (domain, registrable) => {
  expect(registrableDomainOf(domain)).toBe(registrable);
});

test.each([
  ['elif@gmail.com', undefined],
  ['elif@proton.me', undefined],
  ['elif@outlook.de', undefined],
  ['elif@gmx.net', undefined],
  ['elif@yahoo.com.tr', undefined],
  ['elif@family.example', 'family.example'],
  ['elif@one.catch-all.example', 'catch-all.example'],
  ['elif@gmx.evil.example', 'evil.example'],
])('bonuses of %s are counted for %s', (mailbox, domain) => {
  expect(countedDomainOf(mailbox)).toBe(domain);
});
