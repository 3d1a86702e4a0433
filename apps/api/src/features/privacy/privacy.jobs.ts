import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/jobs.ts';
import { eraseDue } from './deletion.service.ts';
import { gatherExport } from './export.service.ts';

export const exportJob = (deps: Deps, { exportId }: JobPayload<'privacy.export'>) =>
  gatherExport(deps, exportId);

export const eraseDueJob = (deps: Deps) => eraseDue(deps);
