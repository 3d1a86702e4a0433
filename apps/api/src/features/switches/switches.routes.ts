import { switches } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readSwitches } from './switches.service.ts';

export const switchesRoutes: Feature = (mount, deps) => {
  mount(switches.read, () => readSwitches(deps));
};
