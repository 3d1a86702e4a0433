import { expect, test } from 'vitest';
import { parseCommunities, printCommunities } from './communities.ts';

const FILE =
  'id\tuses\nayse\tturks:2,-0.5 bosniaks:1,-1\nhavin\tkurds:3,1\nsatan\tlevant:1,0!\nunused\t\n';

test('uses are read with how gladly a name is given, its generation, and whether it embarrasses', () => {
  const uses = parseCommunities(FILE);
  expect(uses.get('ayse')).toEqual({
    turks: { liked: 2, generation: -0.5, embarrassing: false },
    bosniaks: { liked: 1, generation: -1, embarrassing: false },
  });
  expect(uses.get('satan')?.levant).toEqual({ liked: 1, generation: 0, embarrassing: true });
  expect(uses.get('unused')).toEqual({});
});

test('what was read is printed as it was', () => {
  expect(printCommunities(parseCommunities(FILE))).toBe(FILE);
});

test.each(['martians:2,1', 'turks:4,1', 'turks:2', 'turks:2,2'])('%s is refused', (use) => {
  expect(() => parseCommunities(`id\tuses\nayse\t${use}\n`)).toThrow(use);
});
