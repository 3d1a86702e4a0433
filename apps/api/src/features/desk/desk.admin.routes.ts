import { desk } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readDesk } from './desk.service.ts';

export const deskAdminRoutes: Feature = (mount, deps) => {
  mount(desk.list, ({ query, locale }) => readDesk(deps, query, locale));
};
