import { describe, expect, test } from 'vitest';
import { plantedCatalogue, recordOf } from '../planted-catalogue.test-data.ts';
import { drawSample } from './draw-sample.ts';
import { applyMarks, printReviewSheet, readReviewSheet } from './review-sheet.ts';

const catalogue = plantedCatalogue();
const sheet = printReviewSheet(catalogue.names, catalogue);
const signed = sheet
  .replace(
    'Reviewer (name, qualification):',
    'Reviewer (name, qualification): Test Reader, lecturer in Arabic',
  )
  .replace('Date (year-month-day):', 'Date (year-month-day): 2027-01-31');
/** Marks in the section of one record. */
const marked = (id: string, part: string) => {
  const at = signed.indexOf(` · ${id} · `);
  return signed.slice(0, at) + signed.slice(at).replace(`[ ] ${part}`, `[x] ${part}`);
};

describe('a review sheet', () => {
  test('shows each name with its word, its verdict and its texts', () => {
    for (const { name, script, description } of catalogue.names)
      for (const text of [name, script.ar, ...Object.values(description)])
        expect(sheet).toContain(text);
  });

  test('gives back the marks of a named reader, for the marked part of the marked name', () => {
    const { records, refused } = applyMarks(
      catalogue.names,
      readReviewSheet(marked('samad', 'verdict')),
    );
    expect(refused).toEqual([]);
    expect(records.map(({ id, review }) => ({ id, review }))).toEqual([
      {
        id: 'samad',
        review: [{ part: 'verdict', by: 'Test Reader, lecturer in Arabic', on: '2027-01-31' }],
      },
    ]);
  });

  test('reports nothing without a mark', () => {
    expect(readReviewSheet(signed).marks).toEqual([]);
  });

  test.each([
    ['a name', signed.replace('Test Reader, lecturer in Arabic', '')],
    ['a date', signed.replace('2027-01-31', '')],
  ])('is refused without %s', (_, unsigned) => {
    expect(() => readReviewSheet(unsigned)).toThrow('who reviewed and when');
  });

  test('does not count for a record that has changed since', () => {
    const later = structuredClone(catalogue);
    recordOf(later, 'samad').meaning.en = 'Something else';
    const { records, refused } = applyMarks(
      later.names,
      readReviewSheet(marked('samad', 'verdict')),
    );
    expect({ records, refused }).toEqual({ records: [], refused: ['samad'] });
  });

  test('replaces an earlier mark of the same part', () => {
    const earlier = structuredClone(catalogue);
    recordOf(earlier, 'samad').review = [
      { part: 'verdict', by: 'Someone Before', on: '2026-12-01' },
    ];
    const { records } = applyMarks(earlier.names, readReviewSheet(marked('samad', 'verdict')));
    expect(records[0]?.review).toHaveLength(1);
  });
});

test('a sample is the same for the same seed, differs for another, and has no duplicates', () => {
  const ids = catalogue.names.map(({ id }) => id);
  expect(drawSample(ids, 5, 7)).toEqual(drawSample(ids, 5, 7));
  expect(drawSample(ids, 5, 7)).not.toEqual(drawSample(ids, 5, 8));
  expect(new Set(drawSample(ids, 99, 7)).size).toBe(ids.length);
});
