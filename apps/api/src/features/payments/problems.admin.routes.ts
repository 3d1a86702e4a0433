import { desk } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { handleProblem } from './problems.service.ts';

export const paymentProblemsAdminRoutes: Feature = (mount, deps) => {
  mount(desk.handleProblem, ({ actor, params, body }) =>
    handleProblem(deps, { actorId: actor.userId, ...params, ...body }),
  );
};
