import { secondFactor } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { recordAuthEvent, recordingRefusals, userPseudonym } from './auth-events.service.ts';
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
  /** Logs that an administrator's code or password was refused. */
  const notingFailure = <T>({ userId, by }: Given, work: () => Promise<T>): Promise<T> =>
    recordingRefusals(
      deps,
      'second-factor-failed',
      { who: () => userPseudonym(deps, userId), by },
      work,
    );
  /** Logs the outcome. */
  const noted = async <T>(
    event: 'second-factor-set-up' | 'second-factor-passed',
    given: Given,
    work: () => Promise<T>,
  ): Promise<T> => {
    const answer = await notingFailure(given, work);
    recordAuthEvent(deps, event, userPseudonym(deps, given.userId), { by: given.by });
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
