import type { Found } from '@ismi/catalogue/matching/name-index';
import { expect, test } from 'vitest';
import { interpretQuery } from './query-interpretation.rules.ts';

const candidate = (nameId: string, via: 'strict' | 'folded' | 'sound') => ({
  nameId,
  form: nameId.toUpperCase(),
  score: 1,
  via,
});
const CERTAIN: Found = { certain: 'ali', candidates: [candidate('ali', 'strict')] };
const SHARED: Found = {
  candidates: [
    candidate('asiya', 'strict'),
    candidate('asiya-disobedient', 'folded'),
    candidate('isa', 'sound'),
  ],
};
const ALIKE: Found = { candidates: [candidate('isa', 'sound')] };
const NOTHING: Found = { candidates: [] };

const ali = { kind: 'name', nameId: 'ali', form: 'ALI' };
const letters = { kind: 'letters' };
const choice = (...nameIds: string[]) => ({ kind: 'choice', nameIds });

test.each([
  ['certain letters mean their name', CERTAIN, {}, ali],
  [
    'certain letters mean their name although they are to be taken as written',
    CERTAIN,
    { asWritten: true },
    ali,
  ],
  [
    'who has chosen means what he chose, in the spelling that came closest',
    ALIKE,
    { nameId: 'isa' },
    { kind: 'name', nameId: 'isa', form: 'ISA' },
  ],
  [
    'who has chosen need not have typed it',
    NOTHING,
    { nameId: 'isa' },
    { kind: 'name', nameId: 'isa', form: null },
  ],
  ['shared letters are a choice', SHARED, {}, choice('asiya', 'asiya-disobedient', 'isa')],
  [
    'shared letters stay a choice between those who share them',
    SHARED,
    { asWritten: true },
    choice('asiya', 'asiya-disobedient'),
  ],
  ['what only sounds alike is a choice', ALIKE, {}, choice('isa')],
  ['what only sounds alike may not be meant', ALIKE, { asWritten: true }, letters],
  ['what nothing is like is letters', NOTHING, {}, letters],
])('%s', (_, found, said, meant) => {
  expect(interpretQuery(found, { asWritten: false, ...said })).toEqual(meant);
});
