import type { Locale } from '@ismi/contract/locales';
import type { APIRequestContext, Page as Tab } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { codeIn, expectSignedIn, newAddress, PASSWORD } from './accounts.ts';
import { addresses } from './addresses.ts';
import { waitForMail } from './inbox.ts';
import { expect } from './test.ts';

interface Account {
  email: string;
  /** Of the session that opened the account. */
  token: string;
}

/** Opens an account through the API and verifies its address; registering in the browser has its own journeys. */
export async function openAccount(
  request: APIRequestContext,
  language: Locale,
  name = 'Journey',
): Promise<Account> {
  const { web } = addresses();
  const email = newAddress();
  const call = async (path: string, data: Record<string, string>) => {
    // The session cookie is only set for our own origin.
    const headers = { origin: web };
    const response = await request.post(`${web}/api${path}`, { data, headers });
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
    return (await response.json()).data;
  };
  const puzzle = await request.get(`${web}/api/captcha/challenge?action=registration`);
  const challenge = (await puzzle.json()).data;
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptcha_token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  await call('/auth/register', { name, email, password: PASSWORD, recaptcha_token, language });
  const code = codeIn(await waitForMail(email));
  // With the password, because several families may share one visitor's cookies.
  const { token } = await call('/auth/verify-email', { email, code, password: PASSWORD, language });
  return { email, token };
}

/** Opens an account in the given language and signs the tab in; does not navigate. */
export const signInAsNewFamily = async (tab: Tab, language: Locale): Promise<string> =>
  (await openAccount(tab.request, language)).email;

/** A new signed-in family on the English home page. */
export async function becomeFamily(page: Tab): Promise<string> {
  const email = await signInAsNewFamily(page, 'en');
  await page.goto('/en');
  await expectSignedIn(page);
  return email;
}
