import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';

export interface ReceivedMail {
  id: string;
  subject: string;
  text: string;
  html: string;
}

const findMails = async (query: Record<string, string>): Promise<ReceivedMail[]> => {
  const response = await fetch(`${addresses().inboxApi}/email?${new URLSearchParams(query)}`);
  return response.json();
};

/** Waits for the mail to an address whose subject or text contains the given words. */
export async function waitForMail(to: string, words = ''): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect(async () => {
    const mails = await findMails({ 'to.address': to });
    found = mails.find((mail) => `${mail.subject}\n${mail.text}`.includes(words));
    expect(found, `a mail to ${to} with “${words}”`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error('toPass would have thrown');
  return found;
}

/** Waits until an address has received this many mails; returns the last. */
export async function waitForNewestMail(to: string, count: number): Promise<ReceivedMail> {
  let mails: ReceivedMail[] = [];
  await expect(async () => {
    mails = await findMails({ 'to.address': to });
    expect(mails.length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 20_000 });
  const newest = mails.at(-1);
  if (!newest) throw new Error('toPass would have thrown');
  return newest;
}

/** The raw mail with all its headers. */
export const readSource = async ({ id }: ReceivedMail): Promise<string> =>
  (await fetch(`${addresses().inboxApi}/email/${id}/source`)).text();
