import { stats } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readPublicStats } from './stats.service.ts';

export const statsRoutes: Feature = (mount, deps) => {
  mount(stats.public, () => readPublicStats(deps));
};
