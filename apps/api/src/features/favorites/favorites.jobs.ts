import type { Deps } from '../../deps.ts';
import { migrateFavorites } from './favorites.service.ts';

export const migrateFavoritesJob = (deps: Deps) => migrateFavorites(deps);
