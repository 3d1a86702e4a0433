import type { captcha, Endpoint, IslamicAnalysis, Locale, NameResult, names } from '@ismi/contract';
import { ApiError } from '../../../data/api-error.ts';
import type { useApiMutation } from '../../../data/mutation.ts';
import type { LookupRequest, Part } from '../lookup-request.ts';
import { rememberSearch } from '../recent-searches.ts';

/** State of the page after an answer. */
export type Outcome =
  | { kind: 'result'; result: NameResult; charged: number; left: number }
  | { kind: 'nothing'; message: string | null };

interface LookupAnswer {
  credits: number;
  nextOutcome: (shown: Outcome | undefined) => Outcome | undefined;
}

type Call<E extends Endpoint> = ReturnType<typeof useApiMutation<E>>['call'];

/** The calls of a lookup; each rejects with an ApiError. */
interface LookupCalls {
  search: Call<typeof names.search>;
  analyse: Call<typeof names.analyse>;
  getPuzzle: Call<typeof captcha.challenge>;
}

interface LookupContext {
  locale: Locale;
  userId: string | undefined;
  /** The maximum charge: the confirmed price, or 0. */
  agreed: number;
  /** The same for a repeat of the same query. */
  opKey: string;
}

/** A missing assessment was not charged, and may become available later. */
const isPaid = (analysis: IslamicAnalysis | null) =>
  analysis?.available === true && analysis.islamic_verdict !== 'notAssessed';

/** Calls the API, and again with a solved puzzle if the server requires one. */
async function withPuzzle<T>(
  { getPuzzle }: LookupCalls,
  ask: (puzzle?: string) => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PUZZLE_REQUIRED') throw error;
    const { solvePuzzle } = await import('./solve-puzzle.ts');
    return ask(await solvePuzzle(() => getPuzzle({ query: { action: 'name_lookup' } })));
  }
}

async function search(
  calls: LookupCalls,
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
  const answer = await withPuzzle(calls, (puzzle) => calls.search(call(puzzle), { opKey }));
  const { results, message, credits_deducted: charged, credits } = answer;
  const [result] = results;
  if (result && userId) {
    const { name_id: nameId, name } = result;
    rememberSearch(userId, { nameId, name, isSearched: true, isAnalysed: isPaid(result.analysis) });
  }
  return {
    credits,
    nextOutcome: () => {
      if (result) return { kind: 'result', result, charged, left: credits };
      return { kind: 'nothing', message };
    },
  };
}

async function analyse(
  calls: LookupCalls,
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
  const answer = await withPuzzle(calls, (puzzle) => calls.analyse(call(puzzle), { opKey }));
  const { credits_deducted: charged, credits, ...analysis } = answer;
  const { name, nameId } = request;
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
  calls: LookupCalls,
  request: LookupRequest,
  context: LookupContext,
): Promise<LookupAnswer> =>
  isOnly(request.parts, 'analysis')
    ? analyse(calls, request, context)
    : search(calls, request, context);
