import { errorReports, policyReports } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { receiveErrorReport } from './error-reports.service.ts';
import { countPolicyReport } from './policy-reports.service.ts';

export const errorReportsRoutes: Feature = (mount, deps) => {
  mount(errorReports.send, async ({ body }) => receiveErrorReport(deps, body));
  mount(policyReports.send, async ({ body }) => countPolicyReport(deps, body));
};
