import {
  type Locale,
  NAME_LIMITS,
  type NameCandidate,
  type NameResult,
  replyText,
} from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { readBalance } from '../credits/credits.service.ts';
import { analysisFromModel } from './analysis.service.ts';
import type { FreeCaller } from './free-calls.service.ts';
import { modelResult } from './machine-view.rules.ts';
import { lookUpWithModel } from './model-lookup.service.ts';
import {
  analysisOf,
  candidatesOf,
  isSold,
  isVerdictByRuleOnly,
  resultOf,
  withAnalysis,
} from './name-view.rules.ts';
import { interpretQuery, type QueryInterpretation } from './query-interpretation.rules.ts';
import { payForName } from './receipts.service.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';

interface Search extends FreeCaller {
  query: string;
  nameId?: string | undefined;
  asWritten: boolean;
  withAnalysis: boolean;
  agreed: number;
  locale: Locale;
}

interface SearchOutcome {
  results: NameResult[];
  candidates: NameCandidate[];
  charged: number;
  message: string | null;
}

const kindsOf = ({ withAnalysis }: Search) =>
  withAnalysis ? (['search', 'analysis'] as const) : (['search'] as const);

/** A catalogue name: receipt and charge in one transaction, then the facts. */
async function searchCatalogue(
  deps: Deps,
  served: ServedCatalogue,
  search: Search,
  { nameId, form }: Extract<QueryInterpretation, { kind: 'name' }>,
): Promise<SearchOutcome> {
  const record = served.nameOf(nameId);
  if (!record) throw new AppError('NOT_FOUND');
  const charged = await payForName(deps, {
    userId: search.userId,
    subjects: served.subjectsOf(record.id),
    kinds: isSold(record) ? kindsOf(search) : ['search'],
    agreed: search.agreed,
  });
  const around = served.around(search.locale);
  const result = resultOf(record, form, around);
  const isAnalysisShown = search.withAnalysis || isVerdictByRuleOnly(record);
  const shown = isAnalysisShown ? withAnalysis(result, analysisOf(record, around)) : result;
  return { results: [shown], candidates: [], charged, message: null };
}

/** Letters unknown to the catalogue: the model's answer is shown as unverified; no answer costs nothing. */
async function searchWithModel(deps: Deps, search: Search): Promise<SearchOutcome> {
  const { query, locale } = search;
  const lookup = await lookUpWithModel(deps, {
    asker: search,
    query,
    kinds: kindsOf(search),
    agreed: search.agreed,
  });
  if (typeof lookup.search !== 'object') {
    const reason = lookup.search === 'removed' ? 'ANSWER_REMOVED' : 'NO_RELIABLE_RECORD';
    const message = replyText(reason, locale);
    return { results: [], candidates: [], charged: 0, message };
  }
  const meaning = modelResult(search, lookup.search);
  const result = search.withAnalysis
    ? withAnalysis(meaning, analysisFromModel(lookup, search))
    : meaning;
  return { results: [result], candidates: [], charged: lookup.charged, message: null };
}

async function findOutcome(deps: Deps, search: Search): Promise<SearchOutcome> {
  const { query, locale } = search;
  const served = await servedCatalogue(deps);
  const found = served.index.find(query, { limit: NAME_LIMITS.candidates });
  const meant = interpretQuery(found, search);
  if (meant.kind === 'name') return searchCatalogue(deps, served, search, meant);
  if (meant.kind === 'letters') return searchWithModel(deps, search);
  const candidates = candidatesOf(meant.nameIds, query, served.around(locale));
  return { results: [], candidates, charged: 0, message: replyText('WHICH_NAME', locale) };
}

/**
 * Looks up a name. A certain match, or a chosen candidate, is charged once; an uncertain one returns candidates; what the
 * catalogue does not know is asked of the model. Safe to repeat: a receipt is kept for ever.
 */
export async function searchName(deps: Deps, search: Search) {
  const { charged, ...outcome } = await findOutcome(deps, search);
  const { credits } = await readBalance(deps.db, search.userId);
  return { ...outcome, credits_deducted: charged, credits };
}
