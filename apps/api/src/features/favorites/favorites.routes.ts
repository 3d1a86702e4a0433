import { favorites } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import {
  addFavorite,
  listFavoriteIds,
  listFavorites,
  removeFavorite,
} from './favorites.service.ts';

export const favoritesRoutes: Feature = (mount, deps) => {
  mount(favorites.list, ({ actor, params, locale }) =>
    listFavorites(deps, actor.userId, params.id, locale),
  );
  mount(favorites.marks, ({ actor, params }) => listFavoriteIds(deps, actor.userId, params.id));
  mount(favorites.add, ({ actor, params, body, locale }) =>
    addFavorite(deps, { actorId: actor.userId, userId: params.id, locale, wish: body }),
  );
  mount(favorites.remove, ({ actor, params, body }) =>
    removeFavorite(deps, actor.userId, params.id, body),
  );
};
