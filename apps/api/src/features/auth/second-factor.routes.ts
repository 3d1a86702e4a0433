import { secondFactor } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { noteAuthEvent, notingRefusals, whoIs } from './auth-events.service.ts';
import {
  confirmSecondFactor,
  passSecondFactor,
  proveIdentity,
  readSecondFactor,
  setUpSecondFactor,
} from './second-factor.service.ts';

export const secondFactorRoutes: Feature = (mount, deps) => {
  interface Given {
    userId: string;
    by: 'code' | 'password';
  }
  /** Writes down that a code or a password that an administrator gave was refused. */
  const notingFailure = <T>({ userId, by }: Given, work: () => Promise<T>): Promise<T> =>
    notingRefusals(deps, 'second-factor-failed', { who: () => whoIs(deps, userId), by }, work);
  /** Writes down what became of it. */
  const noted = async <T>(
    event: 'second-factor-set-up' | 'second-factor-passed',
    given: Given,
    work: () => Promise<T>,
  ): Promise<T> => {
    const answer = await notingFailure(given, work);
    noteAuthEvent(deps, event, whoIs(deps, given.userId), { by: given.by });
    return answer;
  };
  mount(secondFactor.status, ({ actor }) => readSecondFactor(deps, actor));
  mount(secondFactor.setUp, ({ actor, body }) =>
    notingFailure({ userId: actor.userId, by: 'password' }, () =>
      setUpSecondFactor(deps, actor, body.password),
    ),
  );
  mount(secondFactor.confirm, ({ actor, body }) =>
    noted('second-factor-set-up', { userId: actor.userId, by: 'code' }, () =>
      confirmSecondFactor(deps, actor, body.code),
    ),
  );
  mount(secondFactor.pass, ({ actor, body }) =>
    noted('second-factor-passed', { userId: actor.userId, by: 'code' }, () =>
      passSecondFactor(deps, actor, body.code),
    ),
  );
  mount(secondFactor.prove, ({ actor, body }) =>
    noted(
      'second-factor-passed',
      { userId: actor.userId, by: 'password' in body ? 'password' : 'code' },
      () => proveIdentity(deps, actor, body),
    ),
  );
};
