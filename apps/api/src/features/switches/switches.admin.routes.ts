import { switchesAdmin } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { listSwitches, turnSwitchAs } from './switches.service.ts';

export const switchesAdminRoutes: Feature = (mount, deps) => {
  mount(switchesAdmin.list, () => listSwitches(deps));
  mount(switchesAdmin.turn, ({ actor, params, body }) =>
    turnSwitchAs(deps, {
      name: params.name,
      isOn: body.is_on,
      reason: body.reason,
      texts: body.texts,
      actorId: actor.userId,
    }),
  );
};
