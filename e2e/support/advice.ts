import { randomUUID } from 'node:crypto';
import type { Locale } from '@ismi/contract/locales';
import type { APIRequestContext } from '@playwright/test';
import { codeIn, newAddress, PASSWORD } from './accounts.ts';
import { addresses } from './addresses.ts';
import { giveCredits } from './database.ts';
import { receivedMail } from './inbox.ts';
import { expect } from './test.ts';

interface AskingFamily {
  email: string;
  name: string;
  /** What the server says they have now. */
  balance: () => Promise<number>;
}

/** A family of its own that asks for advice as its browser would, and has paid for it. */
export async function familyThatAsks(
  request: APIRequestContext,
  name: string,
  language: Locale,
  wish: Record<string, string>,
): Promise<AskingFamily> {
  const { web } = addresses();
  const email = newAddress();
  const post = async (path: string, data: object, token?: string) => {
    const headers = {
      origin: web,
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await request.post(`${web}/api${path}`, { data, headers });
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
    return (await response.json()).data;
  };
  await post('/auth/register', { name, email, password: PASSWORD, language });
  const code = codeIn(await receivedMail(email));
  const { token } = await post('/auth/verify-email', {
    email,
    code,
    password: PASSWORD,
    language,
  });
  await giveCredits(email, 100);
  await post('/consulting/request', { language, ...wish }, token);
  const balance = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.get(`${web}/api/credits/balance`, { headers });
    return (await response.json()).data.credits;
  };
  return { email, name, balance };
}
