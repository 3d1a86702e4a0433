import { type IslamicAnalysis, type Locale, NAME_LIMITS, type NameCandidate } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { readBalance } from '../credits/credits.service.ts';
import type { FreeCaller } from './free-calls.service.ts';
import { modelAnalysis } from './machine-view.rules.ts';
import { lookUpWithModel, type ModelLookup } from './model-lookup.service.ts';
import { analysisOf, candidatesOf, isSold, withoutAnalysis } from './name-view.rules.ts';
import { interpretQuery } from './query-interpretation.rules.ts';
import { payForName } from './receipts.service.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';

interface AnalysisRequest extends FreeCaller {
  name: string;
  nameId?: string | undefined;
  asWritten: boolean;
  agreed: number;
  locale: Locale;
}

interface Analysed {
  analysis: IslamicAnalysis;
  candidates: NameCandidate[];
  charged: number;
}

const REASONS_FOR_NONE = {
  unknown: 'NO_RELIABLE_RECORD',
  removed: 'ANSWER_REMOVED',
  down: 'ANALYSIS_UNAVAILABLE',
} as const;

/** The model's assessment of a name, or the reason why there is none, which costs nothing. */
export function analysisFromModel(
  { analysis }: ModelLookup,
  about: { query: string; locale: Locale },
): IslamicAnalysis {
  if (typeof analysis === 'object') return modelAnalysis(about, analysis);
  const reason = REASONS_FOR_NONE[analysis ?? 'down'];
  return withoutAnalysis(about.query, reason, about.locale);
}

async function analyseRecord(
  deps: Deps,
  served: ServedCatalogue,
  { userId, locale, agreed }: AnalysisRequest,
  nameId: string,
): Promise<Analysed> {
  const record = served.nameOf(nameId);
  if (!record) throw new AppError('NOT_FOUND');
  const subjects = served.subjectsOf(record.id);
  const charged = isSold(record)
    ? await payForName(deps, { userId, subjects, kinds: ['analysis'], agreed })
    : 0;
  return { analysis: analysisOf(record, served.around(locale)), candidates: [], charged };
}

async function analyseLetters(deps: Deps, request: AnalysisRequest): Promise<Analysed> {
  const { name, locale, agreed } = request;
  const lookup = await lookUpWithModel(deps, {
    asker: request,
    query: name,
    kinds: ['analysis'],
    agreed,
  });
  return {
    analysis: analysisFromModel(lookup, { query: name, locale }),
    candidates: [],
    charged: lookup.charged,
  };
}

async function analyse(deps: Deps, request: AnalysisRequest): Promise<Analysed> {
  const served = await servedCatalogue(deps);
  const found = served.index.find(request.name, { limit: NAME_LIMITS.candidates });
  const meant = interpretQuery(found, request);
  if (meant.kind === 'name') return analyseRecord(deps, served, request, meant.nameId);
  if (meant.kind === 'letters') return analyseLetters(deps, request);
  return {
    analysis: withoutAnalysis(request.name, 'WHICH_NAME', request.locale),
    candidates: candidatesOf(meant.nameIds, request.name, served.around(request.locale)),
    charged: 0,
  };
}

/** The scholars' assessment of a name; charged once per name. If there is none, the answer says so and is free. */
export async function analyseName(deps: Deps, request: AnalysisRequest) {
  const { analysis, candidates, charged } = await analyse(deps, request);
  const { credits } = await readBalance(deps.db, request.userId);
  return { ...analysis, candidates, credits_deducted: charged, credits };
}
