import { privacy } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { cancelDeletion, requestDeletion } from './deletion.service.ts';
import { readExport, requestExport } from './export.service.ts';
import { readOwnData } from './own-data.service.ts';

export const privacyRoutes: Feature = (mount, deps) => {
  mount(privacy.overview, ({ actor, params }) => readOwnData(deps, actor.userId, params.id));
  mount(privacy.requestExport, ({ actor, params, locale }) =>
    requestExport(deps, { userId: actor.userId, wanted: params.id, locale }),
  );
  mount(privacy.readExport, ({ actor, params }) => readExport(deps, actor.userId, params.id));
  mount(privacy.requestDeletion, ({ actor, params, body }) =>
    requestDeletion(deps, { userId: actor.userId, wanted: params.id, email: body.email }),
  );
  mount(privacy.cancelDeletion, ({ actor, params }) =>
    cancelDeletion(deps, actor.userId, params.id),
  );
};
