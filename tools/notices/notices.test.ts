import { expect, test } from 'vitest';
import { groupLicences } from './group-licences.ts';
import { listShipped } from './shipped-packages.ts';

test('a deployment contains all packages its apps reach, from the nearest folder, without platform builds', () => {
  const shipped = listShipped({
    'apps/api': { dependencies: { '@ismi/contract': '*', a: '1.0.0' } },
    'apps/web': {},
    'apps/simulators': { dependencies: { maildev: '1.0.0' } },
    'node_modules/@ismi/contract': { link: true, resolved: 'packages/contract' },
    'packages/contract': { dependencies: { zod: '4.0.0' } },
    'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { 'a-linux': '1' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/a-linux': { os: ['linux'] },
    'node_modules/b': {},
    'node_modules/zod': {},
    'node_modules/maildev': {},
  });
  expect(shipped).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/zod']);
});

test('texts that differ in title, copyright line and line breaks are one licence', () => {
  const groups = groupLicences([
    {
      name: 'a 1',
      licence: 'MIT',
      text: 'MIT License\n\nCopyright (c) 2020 A\n\nUse it as\nyou like.',
    },
    { name: 'b 1', licence: 'MIT', text: 'Copyright 2021 B\n\nUse it as you like.' },
    { name: 'c 1', licence: 'MIT', text: undefined },
    { name: 'd 1', licence: 'ISC', text: 'Copyright 2022 D\n\nThe above\ncopyright notice stays.' },
  ]);
  expect(groups).toEqual([
    {
      licence: 'MIT',
      text: 'Use it as\nyou like.',
      packages: [
        { name: 'a 1', copyright: ['Copyright (c) 2020 A'] },
        { name: 'b 1', copyright: ['Copyright 2021 B'] },
        { name: 'c 1', copyright: [] },
      ],
    },
    {
      licence: 'ISC',
      text: 'The above\ncopyright notice stays.',
      packages: [{ name: 'd 1', copyright: ['Copyright 2022 D'] }],
    },
  ]);
});
