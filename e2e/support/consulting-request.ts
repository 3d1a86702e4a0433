import { randomUUID } from 'node:crypto';
import type { Locale } from '@ismi/contract/locales';
import type { APIRequestContext } from '@playwright/test';
import { addresses } from './addresses.ts';
import { giveCredits } from './database.ts';
import { openAccount } from './new-family.ts';
import { expect } from './test.ts';

interface ConsultingFamily {
  email: string;
  name: string;
  /** The balance on the server. */
  balance: () => Promise<number>;
}

/** A new family with a paid consulting request, sent through the API. */
export async function createConsultingRequest(
  request: APIRequestContext,
  name: string,
  language: Locale,
  details: Record<string, string>,
): Promise<ConsultingFamily> {
  const { web } = addresses();
  const { email, token } = await openAccount(request, language, name);
  await giveCredits(email, 100);
  const headers = { origin: web, authorization: `Bearer ${token}` };
  const response = await request.post(`${web}/api/consulting/request`, {
    data: { language, max_credits: 100, ...details },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  expect(response.ok(), `the request was answered with ${response.status()}`).toBe(true);
  const balance = async () => {
    const response = await request.get(`${web}/api/credits/balance`, { headers });
    return (await response.json()).data.credits;
  };
  return { email, name, balance };
}
