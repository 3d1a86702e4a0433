import type { Locale } from '@ismi/contract/locales';
import type { Page as Tab } from '@playwright/test';
import { codeIn, newAddress, PASSWORD } from './accounts.ts';
import { addresses } from './addresses.ts';
import { receivedMail } from './inbox.ts';
import { expect } from './test.ts';

/** Signs the tab in to an account that is opened for it over the API, in a language of its own. */
export async function signInAsNewFamily(tab: Tab, language: Locale): Promise<string> {
  const { web } = addresses();
  const email = newAddress();
  const call = async (path: string, data: Record<string, string>) => {
    // The session's cookie is only given to our own pages.
    const headers = { origin: web };
    const response = await tab.request.post(`${web}/api${path}`, { data, headers });
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
  };
  await call('/auth/register', { name: 'Journey', email, password: PASSWORD, language });
  const code = codeIn(await receivedMail(email));
  await call('/auth/verify-email', { email, code, language });
  return email;
}
