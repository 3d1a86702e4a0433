import { expect, test } from 'vitest';
import { parseDocument } from './parse-document.ts';

const HEAD = 'title: Te\u00ADrms\ndescription: About: all\nversion: 2026-11-15\n---\n';

test('headings, text, links, lists and tables are recognized', () => {
  const source = `${HEAD}
Written by {{who}},
see [contact](contact).

## One

- first
- [second](https://ismi.example)

::stored
theme: light or dark
`;
  expect(parseDocument(source, { who: 'us' })).toEqual({
    title: 'Terms',
    heading: 'Te\u00ADrms',
    description: 'About: all',
    version: '2026-11-15',
    blocks: [
      { kind: 'text', spans: ['Written by us, see ', { text: 'contact', to: 'contact' }, '.'] },
      { kind: 'heading', text: 'One' },
      { kind: 'list', items: [['first'], [{ text: 'second', to: 'https://ismi.example' }]] },
      { kind: 'table', table: 'stored', rows: [{ key: 'theme', spans: ['light or dark'] }] },
    ],
  });
});

test.each([
  ['an unknown value', `${HEAD}\n{{nobody}}`, 'nobody'],
  ['an unknown table', `${HEAD}\n::wishes\na: b`, 'wishes'],
  ['a row without text', `${HEAD}\n::stored\ntheme`, 'theme'],
  ['a missing version', 'title: Terms\ndescription: x\n---\nWords', 'version'],
])('%s is refused', (_, source, word) => {
  expect(() => parseDocument(source, {})).toThrow(word);
});
