import {
  type AdminPayment,
  type AdminRequest,
  type AdminWithdrawal,
  consultingAdmin,
  type DeskItem,
  desk,
  type Endpoint,
  type MachineAnswer,
  machineAnswersAdmin,
  paymentsAdmin,
  type RefundPreview,
  withdrawalsAdmin,
} from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';

const ID = '0198e1a4-1f6c-7000-8000-000000000001';
const NOON = '2026-11-14T12:00:00.000Z';
const ESRA = { id: ID, name: 'Esra Yıldırım', email: 'esra.yildirim@family.example' };
/** Users may write words of any length. */
const LONG = {
  id: ID,
  name: 'Abdurrahmanoğullarındangelenyıldırımlıoğ',
  email: `${'esra.yildirim.'.repeat(4)}esra@${'family-'.repeat(8)}name.example`,
};
const PAGINATION = { page: 1, pages: 1, total: 1 };
const LOREM = 'Lorem ipsum dolor sit amet consectetur adipiscing elit.';

const PAYMENT: AdminPayment = {
  id: ID,
  user: ESRA,
  amount: 7.99,
  refunded_amount: 2.5,
  currency: 'EUR',
  credits_purchased: 100,
  status: 'completed',
  review_reason: null,
  unknown_outcome: null,
  paypal_order_id: '5O190127TN364715T',
  paypal_capture_id: '3C679366HH908993F',
  failure_reason: null,
  receipt_number: '2026-000042',
  metadata: {},
  createdAt: NOON,
  updatedAt: NOON,
};

const PREVIEW: RefundPreview = {
  amount: 5.49,
  currency: 'EUR',
  refundable_amount: 5.49,
  credits_due: 69,
  credits_left_of_order: 50,
  credits_taken: 50,
  credits_missing: 19,
};

const REQUEST: AdminRequest = {
  id: ID,
  user: ESRA,
  consultation_type: 'mail',
  status: 'pending',
  email: ESRA.email,
  instagram_username: null,
  parent_name: ESRA.name,
  partner_name: null,
  due_date: '2027-02-01',
  gender: null,
  cultural_background: null,
  religious_preference: null,
  name_style: null,
  meaning_importance: null,
  family_names: 'Meryem, Yusuf',
  avoid_names: null,
  special_requests: LOREM,
  admin_notes: null,
  cancellation_reason: null,
  response_text: null,
  response_sent_at: null,
  credits_used: 99,
  language: 'tr',
  created_at: NOON,
  updated_at: NOON,
  appointment: null,
};

const MESSAGE: DeskItem = {
  kind: 'contact',
  id: ID,
  created_at: NOON,
  status: 'open',
  note: null,
  handled_at: null,
  handled_by: null,
  user: ESRA,
  payment: {
    id: ID,
    amount: 7.99,
    currency: 'EUR',
    credits: 100,
    status: 'completed',
    created_at: NOON,
  },
  contact: {
    reference: 'K-2026-000042',
    name: ESRA.name,
    email: ESRA.email,
    subject: 'Lorem ipsum',
    message: LOREM,
    language: 'tr',
    answer: null,
    answered_at: null,
  },
  problem: null,
  report: null,
};

const IN_FOUR = { tr: LOREM, en: LOREM, de: LOREM, ar: 'هذا نص للتجربة.' };
const STORED: MachineAnswer = {
  id: ID,
  letters: 'velmorel',
  kind: 'search',
  state: 'stored',
  texts: (['meaning', 'origin', 'description'] as const).map((part) => ({ part, ...IN_FOUR })),
  verdict: null,
  model: 'simulated',
  month: '2026-11',
  changed_at: null,
};
const REMOVED: MachineAnswer = {
  ...STORED,
  id: `${ID.slice(0, -1)}2`,
  kind: 'analysis',
  state: 'removed',
  texts: [],
  changed_at: NOON,
};

/** Mocks the responses of an endpoint. */
const answer = (tab: Tab, { path }: Endpoint, data: object) =>
  tab.route(
    ({ pathname }) => new RegExp(`^/api${path.replace(/:\w+/, '[^/]+')}$`).test(pathname),
    (route) => route.fulfill({ json: { success: true, data } }),
  );

const WITHDRAWAL: AdminWithdrawal = {
  id: ID,
  reference: 'W-7K3M-94QX',
  name: LONG.name,
  email: LONG.email,
  order_number: '5O190127TN364715T5O190127TN364715T123456',
  status: 'declined',
  note: LONG.email,
  created_at: NOON,
  handled_at: NOON,
  purchase: null,
};

/** Sections of the administration with their dialogs open. */
export const ADMIN_SECTION_STATES = {
  payments: {
    'long words': async (tab: Tab) => {
      const payments = [{ ...PAYMENT, user: LONG }];
      await answer(tab, paymentsAdmin.list, { payments, pagination: PAGINATION, tooMany: true });
      await tab.reload();
      await tab.getByText(LONG.email).filter({ visible: true }).first().waitFor();
    },
    refund: async (tab: Tab) => {
      await answer(tab, paymentsAdmin.list, {
        payments: [PAYMENT],
        pagination: PAGINATION,
        tooMany: false,
      });
      await answer(tab, paymentsAdmin.refundPreview, PREVIEW);
      await tab.reload();
      await tab.locator('main .row-act').nth(1).click();
      await tab.locator('dialog[open] [type=submit]:enabled').click();
      await tab.locator('dialog[open] [aria-invalid=true]').waitFor();
    },
  },
  users: {
    'one to change': async (tab: Tab) => {
      await tab.locator('main .row-act').nth(1).click();
      await tab.locator('dialog[open] form input').first().waitFor();
    },
    'one to remove': async (tab: Tab) => {
      await tab.locator('main .row-act').nth(2).click();
      await tab.locator('dialog[open] form').waitFor();
    },
  },
  consulting: {
    'long words': async (tab: Tab) => {
      const appointment = { appointment_date: '2026-11-19', appointment_time: '16:00' };
      const request = { ...REQUEST, user: LONG, email: LONG.email, appointment };
      const requests = [{ ...request, special_requests: LONG.email }];
      await answer(tab, consultingAdmin.requests, { requests, pagination: PAGINATION });
      await tab.goto(`${tab.url()}?tab=requests`);
      await tab.locator('main article button').waitFor();
    },
    'one request': async (tab: Tab) => {
      await answer(tab, consultingAdmin.requests, { requests: [REQUEST], pagination: PAGINATION });
      await tab.goto(`${tab.url()}?tab=requests`);
      await tab.locator('main article button').click();
      await tab.locator('dialog[open] form textarea').first().waitFor();
    },
  },
  calendar: {
    'one day': async (tab: Tab) => {
      // The last day that can be booked; at the end of a month there may be none, then today.
      await tab
        .locator('.month-day[data-state=available] [data-day], [data-day][aria-current=date]')
        .last()
        .click();
      const onPhone = tab.locator('main section[aria-live] .btn:visible');
      await onPhone.or(tab.locator('dialog[open]')).first().waitFor();
      if (await onPhone.isVisible()) await onPhone.click();
      await tab.locator('dialog[open] form').first().waitFor();
    },
    'many hours at once': async (tab: Tab) => {
      await tab.locator('main .btn-secondary').first().click();
      await tab.locator('dialog[open] form').waitFor();
    },
  },
  desk: {
    'long words': async (tab: Tab) => {
      const contact = { ...MESSAGE.contact, name: LONG.name, subject: LONG.email };
      const items = [{ ...MESSAGE, user: LONG, contact }];
      const open = { contact: 1, payment: 0, name_report: 0 };
      await answer(tab, desk.list, { items, pagination: PAGINATION, open });
      await tab.reload();
      await tab.getByText(LONG.name).filter({ visible: true }).first().waitFor();
    },
    'a withdrawal of long words': async (tab: Tab) => {
      const withdrawals = [WITHDRAWAL];
      await answer(tab, withdrawalsAdmin.list, { withdrawals, pagination: PAGINATION, open: 0 });
      await tab.goto(`${tab.url()}?tab=withdrawals`);
      await tab.getByText(LONG.name).waitFor();
    },
    'one message': async (tab: Tab) => {
      const open = { contact: 1, payment: 0, name_report: 0 };
      await answer(tab, desk.list, { items: [MESSAGE], pagination: PAGINATION, open });
      await tab.reload();
      await tab.locator('main [aria-label*="Lorem"]').click();
      await tab.locator('dialog[open] form textarea').first().waitFor();
    },
    'turning a switch': async (tab: Tab) => {
      await tab.goto(`${tab.url()}?tab=switches`);
      await tab.locator('main li .btn').last().click();
      await tab.locator('dialog[open] form').waitFor();
    },
  },
  answers: {
    'one to correct': async (tab: Tab) => {
      const answers = [STORED, REMOVED];
      await answer(tab, machineAnswersAdmin.list, { answers, pagination: PAGINATION });
      await tab.reload();
      await tab.locator('main .row-act').first().click();
      await tab.locator('dialog[open] form textarea').first().waitFor();
    },
    'one to remove': async (tab: Tab) => {
      const answers = [STORED, REMOVED];
      await answer(tab, machineAnswersAdmin.list, { answers, pagination: PAGINATION });
      await tab.reload();
      await tab.locator('main .row-act').nth(1).click();
      await tab.locator('dialog[open] [type=submit]:enabled').click();
      await tab.locator('dialog[open] [aria-invalid=true]').waitFor();
    },
  },
};
