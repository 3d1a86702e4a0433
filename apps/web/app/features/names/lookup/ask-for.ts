import {
  type IslamicAnalysis,
  type Locale,
  type NameCandidate,
  type NameResult,
  names,
} from '@ismi/contract';
import type { Api } from '../../../lib/api-client.ts';
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
}

/** What has not been assessed was not paid for either, and one day it may be. */
const isPaid = (analysis: IslamicAnalysis | null) =>
  analysis?.available === true && analysis.islamic_verdict !== 'notAssessed';

async function search(api: Api, wish: Wish, { locale, userId, agreed }: Asker): Promise<Answer> {
  const answer = await api.send(names.search, {
    query: {
      query: wish.name,
      name_id: wish.nameId ?? undefined,
      as_written: wish.nameId === null ? 'true' : undefined,
      islamic_analysis: wish.parts.includes('analysis') ? 'true' : undefined,
      max_credits: agreed,
      language: locale,
    },
  });
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

async function analyse(api: Api, wish: Wish, { locale, userId, agreed }: Asker): Promise<Answer> {
  const answer = await api.send(names.analyse, {
    body: {
      name: wish.name,
      name_id: wish.nameId ?? undefined,
      as_written: wish.nameId === null ? true : undefined,
      max_credits: agreed,
      language: locale,
    },
  });
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
