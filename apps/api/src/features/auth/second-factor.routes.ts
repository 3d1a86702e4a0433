import { secondFactor } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import {
  confirmSecondFactor,
  passSecondFactor,
  proveIdentity,
  readSecondFactor,
  setUpSecondFactor,
} from './second-factor.service.ts';

export const secondFactorRoutes: Feature = (mount, deps) => {
  mount(secondFactor.status, ({ actor }) => readSecondFactor(deps, actor));
  mount(secondFactor.setUp, ({ actor }) => setUpSecondFactor(deps, actor.userId));
  mount(secondFactor.confirm, ({ actor, body }) => confirmSecondFactor(deps, actor, body.code));
  mount(secondFactor.pass, ({ actor, body }) => passSecondFactor(deps, actor, body.code));
  mount(secondFactor.prove, ({ actor, body }) => proveIdentity(deps, actor, body));
};
