import { admin, visits } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { listChanges, readAuditChoices } from './audit.service.ts';
import { beginVisit, readBadges, readDashboard } from './dashboard.service.ts';

export const adminRoutes: Feature = (mount, deps) => {
  mount(admin.dashboard, () => readDashboard(deps));
  mount(admin.badges, () => readBadges(deps));
  mount(admin.audit, ({ query }) => listChanges(deps, query));
  mount(admin.auditChoices, () => readAuditChoices(deps.db));
  mount(visits.begin, ({ body }) => beginVisit(deps, body.language));
};
