import { type Locale, NAME_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { displayedForm } from './displayed-form.rules.ts';
import { pageOfReceipts } from './names.queries.ts';
import { servedCatalogue } from './served-catalogue.service.ts';
import { readSubject } from './subjects.rules.ts';

/** What a user has looked up, the newest first; looking again costs nothing. */
export async function readSearches(deps: Deps, userId: string, locale: Locale) {
  const served = await servedCatalogue(deps);
  const receipts = await pageOfReceipts(deps.db, userId, NAME_LIMITS.history);
  return {
    searches: receipts.map(({ subject, withAnalysis, searchedAt }) => {
      const { nameId, letters } = readSubject(subject);
      const record = nameId === undefined ? undefined : served.nameOf(nameId);
      return {
        name_id: record?.id ?? null,
        name: record ? displayedForm(record, locale) : (letters ?? nameId ?? ''),
        with_analysis: withAnalysis,
        searched_at: searchedAt.toISOString(),
      };
    }),
  };
}
