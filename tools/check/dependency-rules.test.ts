import { expect, test } from 'vitest';
import { describedPackages, isKnownLicence, judgeDependencies } from './dependency-rules.ts';

test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1', '(MPL-2.0 OR Apache-2.0)'])(
  '%s is a known licence',
  (licence) => {
    expect(isKnownLicence(licence)).toBe(true);
  },
);

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])(
  '%s needs a decision by a person',
  (licence) => {
    expect(isKnownLicence(licence)).toBe(false);
  },
);

test('the tables contain only packages, also several in a row and by scope', () => {
  expect(
    describedPackages('| vite, @react-router/* | build |\n| @fonts/amiri, /figtree | type |'),
  ).toEqual(['vite', '@react-router/*', '@fonts/amiri', '@fonts/figtree']);
});

test('packages that are not pinned, not described or not licensed are found; our own are ignored', () => {
  const dependencies = { '@ismi/contract': '*', vite: '^8.0.0', stranger: '1.0.0', zod: '4.6.7' };
  const findings = judgeDependencies(
    [{ path: 'package.json', dependencies }],
    [
      { name: 'zod', license: 'MIT', isTool: false },
      { name: 'closed', license: 'GPL-3.0', isTool: true },
      { name: 'silent', license: undefined, isTool: false },
      { name: 'tool', license: 'Artistic-2.0', isTool: true },
      { name: 'shipped', license: 'Artistic-2.0', isTool: false },
    ],
    ['vite', 'zod'],
  );
  expect(findings).toEqual([
    'package.json: vite is not pinned, but ^8.0.0',
    'package.json: stranger has no line in docs/dependencies.md',
    'closed is under GPL-3.0',
    'silent is under no licence that we know of',
    'shipped is under Artistic-2.0',
  ]);
});
