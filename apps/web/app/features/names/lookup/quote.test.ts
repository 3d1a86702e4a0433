import { expect, test } from 'vitest';
import type { LookupRequest, Part } from '../lookup-request.ts';
import { quoteRequest } from './quote.ts';

const RECENT = [
  { nameId: 'ali', name: 'Ali', isSearched: true, isAnalysed: false },
  { nameId: 'nur', name: 'Nur', isSearched: true, isAnalysed: true },
  { nameId: 'elif', name: 'Elif', isSearched: false, isAnalysed: true },
  // As stored by an earlier release.
  { nameId: 'yusuf', name: 'Yusuf', isAnalysed: true },
  { nameId: null, name: 'Brunhilde', isSearched: true, isAnalysed: false },
];
const BOTH: Part[] = ['search', 'analysis'];

test.each<[string, LookupRequest, number]>([
  ['a search', { name: 'Ali', nameId: null, parts: ['search'] }, 5],
  ['a search with an assessment', { name: 'Umar', nameId: null, parts: BOTH }, 15],
  ['an assessment alone', { name: 'Umar', nameId: 'umar', parts: ['analysis'] }, 10],
  ['a name that was looked up', { name: 'Ali', nameId: 'ali', parts: ['search'] }, 0],
  ['an assessment after a paid search', { name: 'Ali', nameId: 'ali', parts: BOTH }, 10],
  ['a name that was assessed', { name: 'Nur', nameId: 'nur', parts: BOTH }, 0],
  ['a search after an assessment alone', { name: 'Elif', nameId: 'elif', parts: ['search'] }, 5],
  ['both after an assessment alone', { name: 'Elif', nameId: 'elif', parts: BOTH }, 5],
  ['an assessment that was bought alone', { name: 'Elif', nameId: 'elif', parts: ['analysis'] }, 0],
  ['a name without a stored payment', { name: 'Yusuf', nameId: 'yusuf', parts: ['search'] }, 5],
  // The catalogue may know the name by now; then it is a different purchase.
  ['a name that only a model knows', { name: 'Brunhilde', nameId: null, parts: ['search'] }, 5],
])('%s', (_, request, total) => {
  expect(quoteRequest(request, RECENT).total).toBe(total);
});
