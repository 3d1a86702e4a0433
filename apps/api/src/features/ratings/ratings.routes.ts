import { ratings } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readLeaderboard } from './leaderboard.service.ts';
import { rateName, readManyOfMine, readManyStats, readMine, readStats } from './ratings.service.ts';

export const ratingsRoutes: Feature = (mount, deps) => {
  mount(ratings.rate, ({ actor, params, body }) =>
    rateName(deps, {
      userId: actor.userId,
      name: params.name,
      nameId: body.name_id,
      stars: body.rating,
      feedback: body.feedback,
      suggestionId: body.suggestion_id,
    }),
  );
  mount(ratings.stats, ({ params, query }) =>
    readStats(deps, { name: params.name, nameId: query.name_id }),
  );
  mount(ratings.mine, ({ actor, query, locale }) =>
    readMine(deps, { userId: actor.userId, page: query.page, limit: query.limit, locale }),
  );
  mount(ratings.leaderboard, ({ query, locale }) => readLeaderboard(deps, { ...query, locale }));
  mount(ratings.bulkRatings, ({ actor, body }) => readManyOfMine(deps, actor.userId, body.names));
  mount(ratings.bulkStats, ({ body }) => readManyStats(deps, body.names));
};
