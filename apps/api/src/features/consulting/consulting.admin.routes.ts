import { consultingAdmin } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { blockSlots, previewBlock } from './blocking.service.ts';
import { readReport } from './reports.service.ts';
import {
  listRequests,
  readConsultingStats,
  readRequest,
  updateRequest,
} from './requests.service.ts';
import { addSeries, previewSeries } from './series.service.ts';
import {
  addSlot,
  deleteSlot,
  listSlots,
  listSlotsWithRequests,
  updateSlot,
} from './slots.service.ts';

export const consultingAdminRoutes: Feature = (mount, deps) => {
  mount(consultingAdmin.requests, ({ query }) => listRequests(deps, query));
  mount(consultingAdmin.request, ({ params }) => readRequest(deps, params.id));
  mount(consultingAdmin.updateRequest, ({ actor, params, body }) =>
    updateRequest(deps, actor.userId, params.id, body),
  );
  mount(consultingAdmin.stats, () => readConsultingStats(deps));
  mount(consultingAdmin.reports, ({ query }) => readReport(deps, query.period));
  mount(consultingAdmin.slots, ({ query }) => listSlots(deps.db, query));
  mount(consultingAdmin.slotsWithConsulting, ({ query }) => listSlotsWithRequests(deps.db, query));
  mount(consultingAdmin.addSlot, ({ actor, body }) => addSlot(deps, actor.userId, body));
  mount(consultingAdmin.addSeries, ({ actor, query, body }) =>
    query.preview === 'true' ? previewSeries(deps, body) : addSeries(deps, actor.userId, body),
  );
  mount(consultingAdmin.updateSlot, ({ actor, params, body, locale }) =>
    updateSlot(deps, actor.userId, params.id, { ...body, locale }),
  );
  mount(consultingAdmin.deleteSlot, ({ actor, params }) =>
    deleteSlot(deps, actor.userId, params.id),
  );
  mount(consultingAdmin.block, ({ actor, query, body, locale }) => {
    const block = { ...body, actorId: actor.userId, locale };
    return query.preview === 'true' ? previewBlock(deps, block) : blockSlots(deps, block);
  });
};
