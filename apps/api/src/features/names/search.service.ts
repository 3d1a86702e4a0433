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
import { analysisTold } from './analysis.service.ts';
import { askAboutLetters } from './machine.service.ts';
import { unverified } from './machine-view.rules.ts';
import { decideMeant, type Meant } from './meant.rules.ts';
import { analysisOf, candidatesOf, isAssessed, resultOf, withAnalysis } from './name-view.rules.ts';
import { payForName } from './receipts.service.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';
import { subjectOfLetters } from './subjects.rules.ts';

interface Search {
  userId: string;
  query: string;
  nameId?: string | undefined;
  asWritten: boolean;
  withAnalysis: boolean;
  agreed?: number | undefined;
  locale: Locale;
}

interface Told {
  results: NameResult[];
  candidates: NameCandidate[];
  charged: number;
  message: string | null;
}

const kindsOf = ({ withAnalysis }: Search) =>
  withAnalysis ? (['search', 'analysis'] as const) : (['search'] as const);

/** A name of the catalogue: receipt and charge in one transaction, then the facts. */
async function tellOfName(
  deps: Deps,
  served: ServedCatalogue,
  search: Search,
  { nameId, form }: Extract<Meant, { kind: 'name' }>,
): Promise<Told> {
  const record = served.nameOf(nameId);
  if (!record) throw new AppError('NOT_FOUND');
  const charged = await payForName(deps, {
    userId: search.userId,
    subjects: served.subjectsOf(record.id),
    kinds: isAssessed(record) ? kindsOf(search) : ['search'],
    agreed: search.agreed,
  });
  const around = served.around(search.locale);
  const result = resultOf(record, form, around);
  const told = search.withAnalysis ? withAnalysis(result, analysisOf(record, around)) : result;
  return { results: [told], candidates: [], charged, message: null };
}

/** Letters that the catalogue does not know: what the model says is shown as unverified; what it does not know costs nothing. */
async function tellOfLetters(deps: Deps, search: Search): Promise<Told> {
  const { userId, query, locale } = search;
  const told = await askAboutLetters(deps, {
    userId,
    subject: subjectOfLetters(query),
    query,
    kinds: kindsOf(search),
    agreed: search.agreed,
  });
  if (typeof told.search !== 'object') {
    const message = replyText('NO_RELIABLE_RECORD', locale);
    return { results: [], candidates: [], charged: 0, message };
  }
  const meaning = unverified(search, told.search);
  const result = search.withAnalysis ? withAnalysis(meaning, analysisTold(told, search)) : meaning;
  return { results: [result], candidates: [], charged: told.charged, message: null };
}

async function tell(deps: Deps, search: Search): Promise<Told> {
  const { query, locale } = search;
  const served = await servedCatalogue(deps);
  const found = served.index.find(query, { limit: NAME_LIMITS.candidates });
  const meant = decideMeant(found, search);
  if (meant.kind === 'name') return tellOfName(deps, served, search, meant);
  if (meant.kind === 'letters') return tellOfLetters(deps, search);
  const candidates = candidatesOf(meant.nameIds, query, served.around(locale));
  return { results: [], candidates, charged: 0, message: replyText('WHICH_NAME', locale) };
}

/**
 * Looks a name up. What is certain, or was chosen among candidates, is charged once; what is not is answered with candidates;
 * what the catalogue does not know is asked of the model. Safe to repeat: a receipt is kept for ever.
 */
export async function searchName(deps: Deps, search: Search) {
  const { charged, ...told } = await tell(deps, search);
  const { credits } = await readBalance(deps.db, search.userId);
  return { ...told, credits_deducted: charged, credits };
}
