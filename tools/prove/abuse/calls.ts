import { costOfAnswers, type SuggestionForm } from '@ismi/contract';
import type { Call } from './caller.ts';

/** The calls that charge, as a browser makes them. */

const ENOUGH = 1_000;

const PLAIN_FORM: SuggestionForm = {
  gender: 'girl',
  culture: 'turkeyAsia',
  religious: true,
  length: 'medium',
  popularity: 'known',
  language: 'de',
};

export interface Lookup {
  name: string;
  /** Id in the catalogue; undefined for an unknown name. */
  nameId?: string;
  withAssessment?: boolean;
  /** A solved puzzle, if one was required. */
  puzzle?: string;
}

export function lookup(key: string, request: Lookup): Call {
  const { name, nameId, withAssessment = false, puzzle } = request;
  const query = new URLSearchParams({
    ...(puzzle && { recaptcha_token: puzzle }),
    query: name,
    ...(nameId ? { name_id: nameId } : { as_written: 'true' }),
    islamic_analysis: String(withAssessment),
    max_credits: String(ENOUGH),
    language: 'de',
  });
  return { method: 'GET', path: `/names/search?${query}`, headers: { 'idempotency-key': key } };
}

export const assessment = (key: string, { name, nameId, puzzle }: Lookup): Call => ({
  method: 'POST',
  path: '/names/islamic-analysis',
  headers: { 'idempotency-key': key },
  body: {
    name,
    ...(nameId ? { name_id: nameId } : { as_written: true }),
    ...(puzzle && { recaptcha_token: puzzle }),
    max_credits: ENOUGH,
    language: 'de',
  },
});

export const list = (key: string, form: Partial<SuggestionForm>): Call => ({
  method: 'POST',
  path: '/suggestions',
  headers: { 'idempotency-key': key },
  body: { ...PLAIN_FORM, ...form, max_credits: ENOUGH },
});

export const priceOfList = (form: Partial<SuggestionForm>): number =>
  costOfAnswers({ ...PLAIN_FORM, ...form });
