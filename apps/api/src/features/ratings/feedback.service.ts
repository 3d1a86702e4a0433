import type { Locale } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { knownNames } from '../names/known-names.service.ts';
import { pageOfFeedback } from './feedback.queries.ts';

interface FeedbackQuery {
  page: number;
  limit: number;
  locale: Locale;
}

/** Feedback that families wrote with their ratings. */
export async function readFeedback(
  deps: Pick<Deps, 'db' | 'clock'>,
  { page, limit, locale }: FeedbackQuery,
) {
  const known = await knownNames(deps);
  const { total, rows } = await pageOfFeedback(deps.db, page, limit);
  return {
    feedback: rows.map(({ nameId, stars, feedback, language, updatedAt }) => ({
      name_id: nameId,
      name: known.brief(nameId, locale)?.name ?? nameId,
      rating: stars,
      text: feedback ?? '',
      language,
      updated_at: updatedAt.toISOString(),
    })),
    pagination: { page, pages: Math.ceil(total / limit), total },
  };
}
