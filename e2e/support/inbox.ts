import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';

export interface ReceivedMail {
  id: string;
  subject: string;
  text: string;
  html: string;
}

const find = async (query: Record<string, string>): Promise<ReceivedMail[]> => {
  const response = await fetch(`${addresses().inboxApi}/email?${new URLSearchParams(query)}`);
  return response.json();
};

/** Waits for the one mail to an address whose subject or text holds the given words. */
export async function receivedMail(to: string, words = ''): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect(async () => {
    const mails = await find({ 'to.address': to });
    found = mails.find((mail) => `${mail.subject}\n${mail.text}`.includes(words));
    expect(found, `a mail to ${to} with “${words}”`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error('toPass would have thrown');
  return found;
}

/** Waits until so many mails have come to an address, and reads the last. */
export async function newestMail(to: string, count: number): Promise<ReceivedMail> {
  let mails: ReceivedMail[] = [];
  await expect(async () => {
    mails = await find({ 'to.address': to });
    expect(mails.length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 20_000 });
  const newest = mails.at(-1);
  if (!newest) throw new Error('toPass would have thrown');
  return newest;
}

/** The mail as it came over the wire, with all its headers. */
export const sourceOf = async ({ id }: ReceivedMail): Promise<string> =>
  (await fetch(`${addresses().inboxApi}/email/${id}/source`)).text();
