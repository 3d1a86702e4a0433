import { ratings } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readBursts } from './bursts.service.ts';
import { readFeedback } from './feedback.service.ts';

export const ratingsAdminRoutes: Feature = (mount, deps) => {
  mount(ratings.bursts, ({ locale }) => readBursts(deps, locale));
  mount(ratings.feedback, ({ query, locale }) =>
    readFeedback(deps, { page: query.page, limit: query.limit, locale }),
  );
};
