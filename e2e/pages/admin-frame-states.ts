import { type AuditChange, admin, type Endpoint, secondFactor } from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';

/** Reloads the page with a mocked response of one endpoint. */
async function reloadWith(tab: Tab, { path }: Endpoint, envelope: object): Promise<void> {
  await tab.route(`**/api${path}`, (route) => route.fulfill({ json: envelope }), { times: 1 });
  await tab.reload();
}

const CHANGE: AuditChange = {
  id: '5f0c7a52-3a0e-4c7e-9d63-0a6f4f4a1c11',
  actor: {
    id: '0b3cf1a6-95a5-4f0b-8a5e-6a2a2f8f7b22',
    name: 'Yusuf',
    email: 'admin@ismi.example',
  },
  action: 'slots.block',
  subject_kind: 'slots',
  subject_id: '2026-11-19',
  before: '{"slots":8,"booked":2}',
  after: '{"blockedSlots":8,"cancelled":2,"totalRefundCredits":198,"times":"all"}',
  reason: 'Bayram tatili',
  created_at: '2026-11-14T12:42:00.000Z',
};

/** States of the administration's frame that a visit alone does not reach. */
export const ADMIN_FRAME_STATES = {
  dashboard: {
    failed: async (tab: Tab) => {
      const error = { code: 'SERVICE_UNAVAILABLE', message: 'Lorem ipsum dolor sit amet.' };
      await reloadWith(tab, admin.dashboard, { success: false, error });
      await tab.locator('main [role=alert]').waitFor();
    },
    'as tables': async (tab: Tab) => {
      await tab.locator('main summary').first().waitFor();
      for (const summary of await tab.locator('main summary').all()) await summary.click();
      await tab.locator('main details[open] table').first().waitFor();
    },
    'second step': async (tab: Tab) => {
      const data = { isSetUp: true, isPassed: false, recoveryCodesLeft: 9 };
      await reloadWith(tab, secondFactor.status, { success: true, data });
      await tab.locator('main form').waitFor();
    },
  },
  audit: {
    'one change': async (tab: Tab) => {
      const data = { changes: [CHANGE], next: null };
      await reloadWith(tab, admin.audit, { success: true, data });
      await tab.locator('main .row-act').first().click();
      await tab.locator('dialog[open] pre').first().waitFor();
    },
    'nothing fits': async (tab: Tab) => {
      await tab.locator('main input[type=search]').fill('nobody');
      await tab.waitForURL(/subject=nobody/);
    },
  },
};
