import { type IslamicAnalysis, type Locale, NAME_LIMITS, type NameCandidate } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { readBalance } from '../credits/credits.service.ts';
import { askAboutLetters, type Told } from './machine.service.ts';
import { judged } from './machine-view.rules.ts';
import { decideMeant } from './meant.rules.ts';
import { analysisOf, candidatesOf, isAssessed, withoutAnalysis } from './name-view.rules.ts';
import { payForName } from './receipts.service.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';
import { subjectOfLetters } from './subjects.rules.ts';

interface Wish {
  userId: string;
  name: string;
  nameId?: string | undefined;
  asWritten: boolean;
  agreed?: number | undefined;
  locale: Locale;
}

interface Analysed {
  analysis: IslamicAnalysis;
  candidates: NameCandidate[];
  charged: number;
}

/** What a model said of a name's standing, or why there is nothing: that is told, and costs nothing. */
export function analysisTold(
  { analysis }: Told,
  about: { query: string; locale: Locale },
): IslamicAnalysis {
  if (typeof analysis === 'object') return judged(about, analysis);
  const why = analysis === 'unknown' ? 'NO_RELIABLE_RECORD' : 'ANALYSIS_UNAVAILABLE';
  return withoutAnalysis(about.query, why, about.locale);
}

async function analyseRecord(
  deps: Deps,
  served: ServedCatalogue,
  { userId, locale, agreed }: Wish,
  nameId: string,
): Promise<Analysed> {
  const record = served.nameOf(nameId);
  if (!record) throw new AppError('NOT_FOUND');
  const subjects = served.subjectsOf(record.id);
  const charged = isAssessed(record)
    ? await payForName(deps, { userId, subjects, kinds: ['analysis'], agreed })
    : 0;
  return { analysis: analysisOf(record, served.around(locale)), candidates: [], charged };
}

async function analyseLetters(
  deps: Deps,
  { userId, name, locale, agreed }: Wish,
): Promise<Analysed> {
  const told = await askAboutLetters(deps, {
    userId,
    subject: subjectOfLetters(name),
    query: name,
    kinds: ['analysis'],
    agreed,
  });
  return {
    analysis: analysisTold(told, { query: name, locale }),
    candidates: [],
    charged: told.charged,
  };
}

async function analyse(deps: Deps, wish: Wish): Promise<Analysed> {
  const served = await servedCatalogue(deps);
  const found = served.index.find(wish.name, { limit: NAME_LIMITS.candidates });
  const meant = decideMeant(found, wish);
  if (meant.kind === 'name') return analyseRecord(deps, served, wish, meant.nameId);
  if (meant.kind === 'letters') return analyseLetters(deps, wish);
  return {
    analysis: withoutAnalysis(wish.name, 'WHICH_NAME', wish.locale),
    candidates: candidatesOf(meant.nameIds, wish.name, served.around(wish.locale)),
    charged: 0,
  };
}

/** What scholars say of a name; charged once per name. Where nothing can be said, that is said, and costs nothing. */
export async function analyseName(deps: Deps, wish: Wish) {
  const { analysis, candidates, charged } = await analyse(deps, wish);
  const { credits } = await readBalance(deps.db, wish.userId);
  return { ...analysis, candidates, credits_deducted: charged, credits };
}
