import { expect, test } from 'vitest';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import { brokenBy, recordOf } from '../planted-catalogue.test-data.ts';

test.each([
  ['a rule', (c: AuthoredCatalogue) => c.rules.map(({ text }) => text)],
  ['a person', (c: AuthoredCatalogue) => c.people.map(({ line }) => line)],
  ['a source', (c: AuthoredCatalogue) => c.sources.map(({ paraphrase }) => paraphrase)],
  ['a homograph', (c: AuthoredCatalogue) => c.homographs.map(({ records }) => records[0]?.line)],
])('%s with a straight apostrophe breaks invariant 6', (_, textsOf) => {
  const broken = brokenBy((catalogue) =>
    textsOf(catalogue).map((texts) => Object.assign(texts ?? {}, { en: 'It\u0027s so.' })),
  );
  expect(broken).toContain(6);
});

test('a claim with a checked source is accepted', () => {
  const broken = brokenBy((catalogue) => {
    Object.assign(recordOf(catalogue, 'ali').meaning, { en: 'High; all schools agree' });
    for (const source of catalogue.sources)
      source.checked = { by: 'Test Reader', on: '2027-01-31' };
  });
  expect(broken).not.toContain(14);
});
