import type { Deps } from '../../deps.ts';
import { followReplacedNames } from './favorites.service.ts';

export const followReplacedNamesJob = (deps: Deps) => followReplacedNames(deps);
