import type { Locale } from '@ismi/contract/locales';
import type { APIRequestContext, Page as Tab } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { codeIn, expectSignedIn, newAddress, PASSWORD } from './accounts.ts';
import { addresses } from './addresses.ts';
import { receivedMail } from './inbox.ts';
import { expect } from './test.ts';

interface Account {
  email: string;
  /** Of the session in which it was opened. */
  token: string;
}

/** Opens an account over the API and confirms its address: how a person does that has journeys of its own. */
export async function openAccount(
  request: APIRequestContext,
  language: Locale,
  name = 'Journey',
): Promise<Account> {
  const { web } = addresses();
  const email = newAddress();
  const call = async (path: string, data: Record<string, string>) => {
    // The session's cookie is only given to our own pages.
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
  const code = codeIn(await receivedMail(email));
  // With the password, since several families may share the cookies of one visitor.
  const { token } = await call('/auth/verify-email', { email, code, password: PASSWORD, language });
  return { email, token };
}

/** Signs the tab in to an account that is opened for it, in a language of its own; the tab is where it was. */
export const signInAsNewFamily = async (tab: Tab, language: Locale): Promise<string> =>
  (await openAccount(tab.request, language)).email;

/** A new family on the English home page, signed in and past the welcome. */
export async function becomeFamily(page: Tab): Promise<string> {
  const email = await signInAsNewFamily(page, 'en');
  await page.goto('/en');
  await expectSignedIn(page);
  return email;
}
