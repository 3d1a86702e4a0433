import { randomUUID } from 'node:crypto';
import type { Locale } from '@ismi/contract/locales';
import type { APIRequestContext } from '@playwright/test';
import { addresses } from './addresses.ts';
import { giveCredits } from './database.ts';
import { openAccount } from './new-family.ts';
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
  const { email, token } = await openAccount(request, language, name);
  await giveCredits(email, 100);
  const headers = { origin: web, authorization: `Bearer ${token}` };
  const asked = await request.post(`${web}/api/consulting/request`, {
    data: { language, max_credits: 100, ...wish },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  expect(asked.ok(), `the request was answered with ${asked.status()}`).toBe(true);
  const balance = async () => {
    const response = await request.get(`${web}/api/credits/balance`, { headers });
    return (await response.json()).data.credits;
  };
  return { email, name, balance };
}
