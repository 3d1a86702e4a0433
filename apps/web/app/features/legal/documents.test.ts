import { LOCALES } from '@ismi/contract/locales';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../pages.ts';
import type { Block, LegalDocument, Span } from './parse-document.ts';
import { DOCUMENT_NAMES, readDocument } from './read-document.server.ts';

const OPERATOR = {
  name: 'Example GmbH',
  address: ['Example Street 1', '12345 Example'],
  email: 'operator@ismi.example',
  phone: undefined,
  representatives: undefined,
  register: undefined,
  vatId: undefined,
  editor: undefined,
};

const spansOf = (block: Block): Span[] => {
  if (block.kind === 'text') return block.spans;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? block.rows.flatMap(({ spans }) => spans) : [];
};

const linksOf = ({ blocks }: LegalDocument) =>
  blocks.flatMap(spansOf).flatMap((span) => (typeof span === 'string' ? [] : [span.to]));

/** Must be equal in all languages: sections, tables with their rows, lengths of lists, and link targets. */
const shapeOf = (document: LegalDocument) => ({
  version: document.version,
  headings: document.blocks.filter(({ kind }) => kind === 'heading').length,
  tables: document.blocks.flatMap((block) =>
    block.kind === 'table' ? [[block.table, ...block.rows.map(({ key }) => key)]] : [],
  ),
  lists: document.blocks.flatMap((block) => (block.kind === 'list' ? [block.items.length] : [])),
  links: linksOf(document),
});

describe.each(DOCUMENT_NAMES)('%s', (name) => {
  const read = (locale: (typeof LOCALES)[number]) => readDocument(name, locale, OPERATOR);

  test.each(LOCALES)('has the same structure in %s as in German', (locale) => {
    expect(shapeOf(read(locale))).toEqual(shapeOf(read('de')));
  });

  test('links only to existing pages', () => {
    const pages = PAGES.map(({ id }): string => id);
    const lost = linksOf(read('de')).filter((to) => !to.includes(':') && !pages.includes(to));
    expect(lost).toEqual([]);
  });

  test('leaves no placeholder open', () => {
    for (const locale of LOCALES) expect(JSON.stringify(read(locale))).not.toMatch(/\{\{|\}\}/);
  });
});

test('German legal texts use the formal “Sie”', () => {
  const informal = /(?<!\p{L})(euch|euer|eure[mnrs]?|du|dich|dir|dein[emnrs]?)(?!\p{L})/u;
  for (const name of DOCUMENT_NAMES) {
    const words = readDocument(name, 'de', OPERATOR).blocks.flatMap(spansOf);
    expect(words.filter((span) => typeof span === 'string' && informal.test(span))).toEqual([]);
  }
});

test.each(['terms', 'privacy', 'impressum'] as const)(
  'the Arabic %s says that it is a translation, and which version is binding',
  (name) => {
    expect(JSON.stringify(readDocument(name, 'ar', OPERATOR).blocks.slice(0, 1))).toContain(
      'الملزم',
    );
  },
);
