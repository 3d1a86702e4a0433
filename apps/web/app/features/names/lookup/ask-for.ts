import {
  type IslamicAnalysis,
  type Locale,
  type NameCandidate,
  type NameResult,
  names,
} from '@ismi/contract';
import type { Api } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { rememberSearch } from '../recent-searches.ts';
import type { Part, Wish } from '../wish.ts';

/** What stands on the page after an answer. */
export type Outcome =
  | { kind: 'result'; result: NameResult; charged: number; left: number }
  | { kind: 'candidates'; wish: Wish; candidates: NameCandidate[]; message: string | null }
  | { kind: 'nothing'; message: string | null };

interface Answer {
  credits: number;
  after(shown: Outcome | undefined): Outcome | undefined;
}

interface Asker {
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

async function search(api: Api, wish: Wish, asker: Asker): Promise<Answer> {
  const { locale, userId, agreed, opKey } = asker;
  const call = (puzzle?: string) => ({
    query: {
      query: wish.name,
      name_id: wish.nameId ?? undefined,
      as_written: wish.nameId === null ? ('true' as const) : undefined,
      islamic_analysis: wish.parts.includes('analysis') ? ('true' as const) : undefined,
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
    after: () => {
      if (result) return { kind: 'result', result, charged, left: credits };
      if (candidates.length > 0) return { kind: 'candidates', wish, candidates, message };
      return { kind: 'nothing', message };
    },
  };
}

async function analyse(api: Api, wish: Wish, asker: Asker): Promise<Answer> {
  const { locale, userId, agreed, opKey } = asker;
  const call = (puzzle?: string) => ({
    body: {
      name: wish.name,
      name_id: wish.nameId ?? undefined,
      as_written: wish.nameId === null ? true : undefined,
      max_credits: agreed,
      recaptcha_token: puzzle,
      language: locale,
    },
  });
  const answer = await withPuzzle(api, (puzzle) =>
    api.send(names.analyse, call(puzzle), { opKey }),
  );
  const { credits_deducted: charged, credits, ...analysis } = answer;
  const { name, nameId = null } = wish;
  if (userId && isPaid(analysis))
    rememberSearch(userId, { nameId, name, isSearched: false, isAnalysed: true });
  return {
    credits,
    after: (shown) =>
      shown?.kind === 'result'
        ? { ...shown, result: { ...shown.result, analysis }, charged, left: credits }
        : shown,
  };
}

const isOnly = (parts: readonly Part[], part: Part) => parts.length === 1 && parts[0] === part;

/** Asks once, and keeps the name at hand; what is on the page follows from the answer. */
export const askFor = (api: Api, wish: Wish, asker: Asker): Promise<Answer> =>
  isOnly(wish.parts, 'analysis') ? analyse(api, wish, asker) : search(api, wish, asker);
