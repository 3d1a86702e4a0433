import { desk } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { handleReport } from './report-handling.service.ts';

export const namesAdminRoutes: Feature = (mount, deps) => {
  mount(desk.handleReport, ({ actor, params, body }) =>
    handleReport(deps, actor.userId, params.id, body),
  );
};
