import { usersAdmin } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { removeUser } from './removal.service.ts';
import { listUsers, readUser, readUserStats, updateUser } from './users.service.ts';

export const usersAdminRoutes: Feature = (mount, deps) => {
  mount(usersAdmin.list, ({ query }) => listUsers(deps, query));
  mount(usersAdmin.stats, () => readUserStats(deps));
  mount(usersAdmin.details, ({ params }) => readUser(deps, params.id));
  mount(usersAdmin.update, ({ actor, params, body, opKey }) =>
    updateUser(deps, { actorId: actor.userId, userId: params.id, wishes: body, opKey }),
  );
  mount(usersAdmin.remove, ({ actor, params, body }) =>
    removeUser(deps, { ...body, actorId: actor.userId, userId: params.id }),
  );
};
