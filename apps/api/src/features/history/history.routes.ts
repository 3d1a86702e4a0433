import { credits } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readNamedHistory } from './history.service.ts';

export const historyRoutes: Feature = (mount, deps) => {
  mount(credits.history, ({ actor, query, locale }) =>
    readNamedHistory(deps, { userId: actor.userId, ...query, locale }),
  );
};
