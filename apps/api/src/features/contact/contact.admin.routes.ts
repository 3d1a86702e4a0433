import { desk } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { answerMessage, handleMessage } from './answering.service.ts';

export const contactAdminRoutes: Feature = (mount, deps) => {
  mount(desk.answerMessage, ({ actor, params, body }) =>
    answerMessage(deps, actor.userId, params.id, body.answer),
  );
  mount(desk.handleMessage, ({ actor, params, body }) =>
    handleMessage(deps, actor.userId, params.id, body),
  );
};
