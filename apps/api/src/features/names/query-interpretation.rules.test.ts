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
  ['certain letters mean their name even when taken as written', CERTAIN, { asWritten: true }, ali],
  [
    'a chosen name is used, with its closest spelling',
    ALIKE,
    { nameId: 'isa' },
    { kind: 'name', nameId: 'isa', form: 'ISA' },
  ],
  [
    'a chosen name need not match the typed letters',
    NOTHING,
    { nameId: 'isa' },
    { kind: 'name', nameId: 'isa', form: null },
  ],
  ['shared letters give candidates', SHARED, {}, choice('asiya', 'asiya-disobedient', 'isa')],
  [
    'shared letters taken as written give only the names that share them',
    SHARED,
    { asWritten: true },
    choice('asiya', 'asiya-disobedient'),
  ],
  ['similar sound gives candidates', ALIKE, {}, choice('isa')],
  ['similar sound taken as written gives letters', ALIKE, { asWritten: true }, letters],
  ['no match gives letters', NOTHING, {}, letters],
])('%s', (_, found, said, meant) => {
  expect(interpretQuery(found, { asWritten: false, ...said })).toEqual(meant);
});
