import type { Deps } from '../../deps.ts';
import { followNames } from './favorites.service.ts';

export const followNamesJob = (deps: Deps) => followNames(deps);
