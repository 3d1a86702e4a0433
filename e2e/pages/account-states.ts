import { auth, type Endpoint } from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';
import { signInAs } from './sign-in-as.ts';

const EMAIL = 'esra.yildirim@family.example';

/**
 * Mocks the next response of an endpoint. Always with status 200: errors are in the envelope, and the page check reports
 * other statuses.
 */
const stubEnvelope = (tab: Tab, { path }: Endpoint, envelope: object) =>
  tab.route(`**/api${path}`, (route) => route.fulfill({ json: envelope }), { times: 1 });
const stubData = (tab: Tab, endpoint: Endpoint, data: object) =>
  stubEnvelope(tab, endpoint, { success: true, data });
const stubError = (tab: Tab, endpoint: Endpoint, error: object) =>
  stubEnvelope(tab, endpoint, {
    success: false,
    error: { message: 'Lorem ipsum dolor sit amet.', ...error },
  });

const submit = (tab: Tab) => tab.locator('main form [type=submit]').click();

async function giveAddress(tab: Tab): Promise<void> {
  await tab.locator('main input[type=email]').fill(EMAIL);
  await submit(tab);
}

async function writePasswords(tab: Tab, first: string, second: string): Promise<void> {
  const fields = tab.locator('main input[autocomplete=new-password]');
  await fields.first().fill(first);
  await fields.last().fill(second);
  await submit(tab);
}

const waitForFocus = (tab: Tab) => tab.locator('main [tabindex="-1"]:focus').waitFor();

/** Opens a page in the current language with the router state that another page would pass. */
async function arriveWithState(tab: Tab, path: string, state: object): Promise<void> {
  await tab.evaluate(
    ([to, usr]) =>
      history.replaceState(
        { usr, key: 'example', idx: 0 },
        '',
        `/${document.documentElement.lang}${to}`,
      ),
    [path, state] as const,
  );
  await tab.reload();
}

const newcomer = async (tab: Tab) => {
  await stubData(tab, auth.checkEmail, { exists: false, user: null });
  await giveAddress(tab);
};
const known = (provider: 'email' | 'google') => async (tab: Tab) => {
  await stubData(tab, auth.checkEmail, { exists: true, user: { auth_provider: provider } });
  await giveAddress(tab);
  await tab.locator('main button:has(bdi)').waitFor();
};
const toReset = async (tab: Tab) => {
  await tab.goto(
    `${new URL(tab.url()).origin}/${await tab.evaluate(() => document.documentElement.lang)}/reset-password?token=example`,
  );
  await tab.locator('main [type=submit]:enabled').waitFor();
};
const toCode = async (tab: Tab) => {
  await arriveWithState(tab, '/verify-email-code', { email: EMAIL });
  await tab.locator('main .code-input').waitFor();
};

/** The states of the account pages. */
export const ACCOUNT_STATES = {
  login: {
    password: known('email'),
    'google only': known('google'),
    'registration with errors': async (tab: Tab) => {
      await newcomer(tab);
      await writePasswords(tab, 'Meryem2', 'Meryem');
      await tab.locator('main [aria-invalid=true]').first().waitFor();
    },
    'registration begun': async (tab: Tab) => {
      await tab.evaluate((email) => {
        const kept = JSON.stringify({ email, until: Date.now() + 300_000 });
        localStorage.setItem('ismi-awaited-address', kept);
      }, EMAIL);
      await tab.reload();
      await tab.locator('main [role=status] a').waitFor();
    },
    'too many tries': async (tab: Tab) => {
      await stubError(tab, auth.checkEmail, { code: 'TOO_MANY_REQUESTS', retry_after: 540 });
      await giveAddress(tab);
      await tab.locator('main [role=alert]').waitFor();
    },
    'session over': async (tab: Tab) => {
      await arriveWithState(tab, '/login', { step: 'start', notice: 'session-over' });
      await tab.locator('main [role=status]').waitFor();
    },
  },
  forgotPassword: {
    errors: async (tab: Tab) => {
      await submit(tab);
      await tab.locator('main [aria-invalid=true]').waitFor();
    },
    sent: async (tab: Tab) => {
      await stubData(tab, auth.forgotPassword, { message: '' });
      await giveAddress(tab);
      await waitForFocus(tab);
    },
  },
  resetPassword: {
    form: toReset,
    expired: async (tab: Tab) => {
      await toReset(tab);
      await stubError(tab, auth.resetPassword, { code: 'TOKEN_EXPIRED' });
      await writePasswords(tab, 'Zeytin-Dali-7', 'Zeytin-Dali-7');
      await waitForFocus(tab);
    },
  },
  verifyEmail: {
    expired: async (tab: Tab) => {
      await stubError(tab, auth.verifyEmail, {
        code: 'TOKEN_EXPIRED',
        canResend: true,
        email: EMAIL,
      });
      await arriveWithState(tab, '/verify-email', { token: 'example' });
      await tab.locator('main button').waitFor();
    },
    'another browser': async (tab: Tab) => {
      await stubError(tab, auth.verifyEmail, { code: 'PASSWORD_REQUIRED', email: EMAIL });
      await arriveWithState(tab, '/verify-email', { token: 'example' });
      await tab.locator('main input[type=password]').waitFor();
    },
  },
  verifyEmailCode: {
    form: toCode,
    'wrong code': async (tab: Tab) => {
      await toCode(tab);
      await stubError(tab, auth.verifyEmail, { code: 'INVALID_CODE' });
      await tab.locator('main .code-input').fill('407012');
      await tab.locator('main [role=alert]').waitFor();
    },
  },
  welcome: async (tab: Tab) => {
    await signInAs(tab, 'family');
    await tab.evaluate(() => localStorage.setItem('ismi-awaiting-verification', '{}'));
    await arriveWithState(tab, '?verified=true', { welcome: { credits: 25 } });
    await tab.locator('dialog[open]').waitFor();
  },
} as const;
