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
}

const remember = (
  userId: string | undefined,
  { name_id: nameId, name }: Pick<NameResult, 'name_id' | 'name'>,
  analysis: IslamicAnalysis | null,
) => {
  // What has not been assessed was not paid for either, and one day it may be.
  const isAnalysed = analysis?.available === true && analysis.islamic_verdict !== 'notAssessed';
  if (userId) rememberSearch(userId, { nameId, name, isAnalysed });
};

async function search(api: Api, wish: Wish, { locale, userId }: Asker): Promise<Answer> {
  const answer = await api.send(names.search, {
    query: {
      query: wish.name,
      name_id: wish.nameId ?? undefined,
      as_written: wish.nameId === null ? 'true' : undefined,
      islamic_analysis: wish.parts.includes('analysis') ? 'true' : undefined,
      language: locale,
    },
  });
  const { results, candidates, message, credits_deducted: charged, credits } = answer;
  const [result] = results;
  if (result) remember(userId, result, result.analysis);
  return {
    credits,
    after: () => {
      if (result) return { kind: 'result', result, charged, left: credits };
      if (candidates.length > 0) return { kind: 'candidates', wish, candidates, message };
      return { kind: 'nothing', message };
    },
  };
}

async function analyse(api: Api, wish: Wish, { locale, userId }: Asker): Promise<Answer> {
  const answer = await api.send(names.analyse, {
    body: {
      name: wish.name,
      name_id: wish.nameId ?? undefined,
      as_written: wish.nameId === null ? true : undefined,
      language: locale,
    },
  });
  const { credits_deducted: charged, credits, ...analysis } = answer;
  remember(userId, { name_id: wish.nameId ?? null, name: wish.name }, analysis);
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
