import {
  APPOINTMENT_STATUSES,
  auth,
  CREDIT_ENTRY_TYPES,
  consulting,
  credits,
  type Endpoint,
  names,
  payments,
  privacy,
  type ResponseOf,
} from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';

const EMAIL = 'esra.yildirim@family.example';
const PAYMENT_ID = '0198e1a4-1f6c-7000-8000-000000000001';
const NOON = '2026-11-14T12:00:00.000Z';

const RECEIPT: ResponseOf<typeof payments.receipt> = {
  payment_id: PAYMENT_ID,
  status: 'completed',
  receipt_number: '2026-000042',
  package_id: 'popular',
  package_name: 'Lorem ipsum',
  credits: 100,
  amount: 7.99,
  currency: 'EUR',
  refunded_amount: 2.5,
  country: 'DE',
  vat_rate: 19,
  vat_amount: 1.28,
  consent_version: '2026-11-15',
  created_at: NOON,
  completed_at: NOON,
};

/**
 * Mocks the responses of an endpoint. Always with status 200: errors are in the envelope, and the page check reports other
 * statuses.
 */
const stubEnvelope = (tab: Tab, { path }: Endpoint, envelope: object) =>
  tab.route(`**/api${path.replace(/:\w+/, '*')}*`, (route) => route.fulfill({ json: envelope }));
const stubData = (tab: Tab, endpoint: Endpoint, data: object) =>
  stubEnvelope(tab, endpoint, { success: true, data });

/** Mocks a signed-in session in the browser. */
async function stubSession(tab: Tab): Promise<void> {
  const { origin } = new URL(tab.url());
  await tab.context().addCookies([{ name: 'ismi_signed_in', value: '1', url: origin }]);
  const user = {
    id: PAYMENT_ID,
    email: EMAIL,
    name: 'Esra Yıldırım',
    phone: null,
    credits: 125,
    preferred_language: await tab.evaluate(() => document.documentElement.lang),
    email_verified: true,
    auth_provider: 'email',
    has_password: true,
    is_active: true,
    isAdmin: false,
    created_at: NOON,
  };
  await stubData(tab, auth.refresh, { token: 'pretended', user });
  await stubData(tab, auth.me, user);
  await stubData(tab, credits.balance, { credits: user.credits });
}

/** Opens a document of the account, such as a receipt, with a session. */
async function openDocument(tab: Tab, path: string): Promise<void> {
  const lang = await tab.evaluate(() => document.documentElement.lang);
  await stubSession(tab);
  await tab.goto(`${new URL(tab.url()).origin}/${lang}/${path}/${PAYMENT_ID}`);
  await tab.locator('article dl').first().waitFor();
}

/** Opens the same page again with a query and a session. */
async function reopenSignedIn(tab: Tab, query = ''): Promise<void> {
  await stubSession(tab);
  const { origin, pathname } = new URL(tab.url());
  await tab.goto(`${origin}${pathname}${query}`);
}

/** Returns from PayPal with a purchase in the given state. */
const returnFromPayPal =
  (standing: Partial<ResponseOf<typeof payments.execute>>) => async (tab: Tab) => {
    const executed = { status: 'pending', approvalUrl: null, waiting: null, credits: 125 };
    await stubData(tab, payments.execute, { ...executed, receipt: RECEIPT, ...standing });
    await reopenSignedIn(tab, '?token=5O190127TN364715T&PayerID=QYR5Z8XDVJNXQ');
    await tab.locator('main h1:focus').waitFor();
  };

const YOUR_DATA: ResponseOf<typeof privacy.overview> = {
  exports: [
    {
      id: PAYMENT_ID,
      created_at: '2026-11-14T09:00:00.000Z',
      ready: true,
      expires_at: '2026-11-21T09:00:00.000Z',
    },
  ],
  deletion: { due_at: '2026-11-28T09:00:00.000Z' },
  credits: 25,
};

/** A table with two rows, one of them long, and an empty table. */
const COPY: ResponseOf<typeof privacy.readExport> = {
  created_at: NOON,
  expires_at: '2026-11-21T12:00:00.000Z',
  content: JSON.stringify({
    users: [{ id: PAYMENT_ID, email: EMAIL, name: 'Esra Yıldırım', created_at: NOON, phone: null }],
    favorites: [
      { name: 'Yusuf', created_at: NOON },
      { name: 'Meryem', note: { words: 'Lorem ipsum dolor sit amet '.repeat(9) } },
    ],
    contact_messages: [],
  }),
};

const SEARCHES: ResponseOf<typeof names.history> = {
  searches: ['Yusuf', 'Abdurrahman', 'brunhilde'].map((name, index) => ({
    name_id: index < 2 ? name.toLowerCase() : null,
    name,
    with_search: index !== 1,
    with_analysis: index !== 2,
    searched_at: '2026-11-10T12:00:00.000Z',
  })),
};

const HISTORY = {
  transactions: CREDIT_ENTRY_TYPES.map((type, index) => ({
    id: String(20 - index),
    type,
    amount: index % 2 ? -12 : 100,
    description: 'Lorem ipsum dolor sit amet consectetur',
    subject: 'Muhammed Mustafa Abdurrahman Selahaddin',
    created_at: NOON,
    reference_id: PAYMENT_ID,
  })),
  next: 11,
  total_earned: 1225,
  total_spent: 1100,
};

const APPOINTMENTS: ResponseOf<typeof consulting.appointments> = {
  appointments: APPOINTMENT_STATUSES.map((status, index) => ({
    id: `0198e1a4-1f6c-7000-8000-00000000001${index}`,
    appointmentDate: status === 'completed' ? null : '2026-11-19',
    appointmentTime: status === 'completed' ? null : '16:00',
    startsAt: status === 'completed' ? null : '2026-11-19T13:00:00.000Z',
    status,
    adminNotes: status === 'cancelled' ? 'Lorem ipsum dolor sit amet.' : null,
    responseText: status === 'completed' ? 'Lorem ipsum dolor sit amet.' : null,
    createdAt: NOON,
    consultingRequest: {
      type: status === 'completed' ? 'mail' : 'instagram',
      status: status === 'completed' || status === 'cancelled' ? status : 'pending',
      creditsUsed: 99,
      createdAt: NOON,
    },
  })),
  pagination: { page: 1, totalPages: 2, totalCount: 8, hasMore: true },
};

/** States of the credit pages that a visit alone does not reach. */
export const CREDIT_STATES = {
  purchase: {
    'order of a guest': async (tab: Tab) => {
      await tab.locator('main a[href*="package=popular"]').click();
      await tab.locator('main a[href*="login"]').waitFor();
    },
    'order with errors': async (tab: Tab) => {
      await reopenSignedIn(tab, '?package=popular');
      await tab.locator('main form [type=submit]').click();
      await tab.locator('main form [aria-invalid=true]').first().waitFor();
    },
  },
  insufficient: {
    shortfall: async (tab: Tab) => {
      await tab.goto(`${tab.url()}?required_credits=42&current_credits=25`);
      await tab.locator('main dl').waitFor();
    },
  },
  success: {
    completed: returnFromPayPal({ status: 'completed' }),
    'waiting for a source of money': returnFromPayPal({
      waiting: 'funding',
      approvalUrl: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
    }),
    'pending at PayPal': returnFromPayPal({ waiting: 'paypal' }),
    'under review': returnFromPayPal({ waiting: 'review' }),
    failed: returnFromPayPal({ status: 'failed' }),
    'verification error': async (tab: Tab) => {
      const error = { code: 'NOT_FOUND', message: 'Lorem ipsum dolor sit amet.' };
      await stubEnvelope(tab, payments.execute, { success: false, error });
      await reopenSignedIn(tab, '?token=5O190127TN364715T');
      await tab.locator('main h1:focus').waitFor();
    },
    neutral: async (tab: Tab) => {
      await reopenSignedIn(tab);
      await tab.locator('main h1:focus').waitFor();
    },
  },
  receipt: {
    paper: async (tab: Tab) => {
      await stubData(tab, payments.receipt, RECEIPT);
      await openDocument(tab, 'payment/receipt');
    },
  },
  export: {
    copy: async (tab: Tab) => {
      await stubData(tab, privacy.readExport, COPY);
      await openDocument(tab, 'profile/data');
    },
  },
  profile: {
    credits: async (tab: Tab) => {
      await stubData(tab, credits.history, HISTORY);
      await tab.goto(`${tab.url()}?tab=credits`);
      await tab.locator('main ul li').first().waitFor();
    },
    searches: async (tab: Tab) => {
      await stubData(tab, names.history, SEARCHES);
      await tab.goto(`${tab.url()}?tab=searches`);
      await tab.locator('main ul li').first().waitFor();
    },
    data: async (tab: Tab) => {
      await stubData(tab, privacy.overview, YOUR_DATA);
      await tab.goto(`${tab.url()}?tab=data`);
      await tab.locator('main section h2').first().waitFor();
    },
    appointments: async (tab: Tab) => {
      await stubData(tab, consulting.appointments, APPOINTMENTS);
      await tab.goto(`${tab.url()}?tab=appointments`);
      await tab.locator('main ul li').first().waitFor();
    },
  },
};

/** Without an owner: guests are asked to sign in before it is looked up. */
export const RECEIPT_PARAMETERS = { id: PAYMENT_ID };
