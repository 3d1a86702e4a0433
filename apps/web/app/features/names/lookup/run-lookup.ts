import {
  type IslamicAnalysis,
  type Locale,
  type NameCandidate,
  type NameResult,
  names,
} from '@ismi/contract';
import type { Api } from '../../../data/api-client.ts';
import { ApiError } from '../../../data/api-error.ts';
import type { LookupRequest, Part } from '../lookup-request.ts';
import { rememberSearch } from '../recent-searches.ts';

/** What stands on the page after an answer. */
export type Outcome =
  | { kind: 'result'; result: NameResult; charged: number; left: number }
  | {
      kind: 'candidates';
      request: LookupRequest;
      candidates: NameCandidate[];
      message: string | null;
    }
  | { kind: 'nothing'; message: string | null };

interface LookupAnswer {
  credits: number;
  nextOutcome(shown: Outcome | undefined): Outcome | undefined;
}

interface LookupContext {
  locale: Locale;
  userId: string | undefined;
  /** The most that may be charged: what the price dialog said, or nothing. */
  agreed: number;
  /** The same for a repeat of the same question. */
  opKey: string;
}

/** What has not been assessed was not paid for either, and one day it may be. */
const isPaid = (analysis: IslamicAnalysis | null) =>
  analysis?.available === true && analysis.islamic_verdict !== 'notAssessed';

/** Asks, and once more with a solved puzzle where the server wants one; nobody has to do anything for it. */
async function withPuzzle<T>(api: Api, ask: (puzzle?: string) => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PUZZLE_REQUIRED') throw error;
    const { solvePuzzle } = await import('./solve-puzzle.ts');
    return ask(await solvePuzzle(api));
  }
}

async function search(
  api: Api,
  request: LookupRequest,
  context: LookupContext,
): Promise<LookupAnswer> {
  const { locale, userId, agreed, opKey } = context;
  const call = (puzzle?: string) => ({
    query: {
      query: request.name,
      name_id: request.nameId ?? undefined,
      as_written: request.nameId === null ? ('true' as const) : undefined,
      islamic_analysis: request.parts.includes('analysis') ? ('true' as const) : undefined,
      max_credits: agreed,
      recaptcha_token: puzzle,
      language: locale,
    },
  });
  const answer = await withPuzzle(api, (puzzle) => api.send(names.search, call(puzzle), { opKey }));
  const { results, candidates, message, credits_deducted: charged, credits } = answer;
  const [result] = results;
  if (result && userId) {
    const { name_id: nameId, name } = result;
    rememberSearch(userId, { nameId, name, isSearched: true, isAnalysed: isPaid(result.analysis) });
  }
  return {
    credits,
    nextOutcome: () => {
      if (result) return { kind: 'result', result, charged, left: credits };
      if (candidates.length > 0) return { kind: 'candidates', request, candidates, message };
      return { kind: 'nothing', message };
    },
  };
}

async function analyse(
  api: Api,
  request: LookupRequest,
  context: LookupContext,
): Promise<LookupAnswer> {
  const { locale, userId, agreed, opKey } = context;
  const call = (puzzle?: string) => ({
    body: {
      name: request.name,
      name_id: request.nameId ?? undefined,
      as_written: request.nameId === null ? true : undefined,
      max_credits: agreed,
      recaptcha_token: puzzle,
      language: locale,
    },
  });
  const answer = await withPuzzle(api, (puzzle) =>
    api.send(names.analyse, call(puzzle), { opKey }),
  );
  const { credits_deducted: charged, credits, ...analysis } = answer;
  const { name, nameId = null } = request;
  if (userId && isPaid(analysis))
    rememberSearch(userId, { nameId, name, isSearched: false, isAnalysed: true });
  return {
    credits,
    nextOutcome: (shown) =>
      shown?.kind === 'result'
        ? { ...shown, result: { ...shown.result, analysis }, charged, left: credits }
        : shown,
  };
}

const isOnly = (parts: readonly Part[], part: Part) => parts.length === 1 && parts[0] === part;

/** Runs one lookup and adds the name to the recent searches. */
export const runLookup = (
  api: Api,
  request: LookupRequest,
  context: LookupContext,
): Promise<LookupAnswer> =>
  isOnly(request.parts, 'analysis')
    ? analyse(api, request, context)
    : search(api, request, context);
