import type { Stack } from './stack.ts';

/** Everything outside the browser that a journey uses. */
export interface JourneyAddresses {
  web: string;
  inboxApi: string;
  /** The PayPal simulator; its control interface is below `/_sim`. */
  payPal: string;
  /** The receiver of page views and error reports. */
  receiver: string;
  /** The product's database, for what a journey cannot wait for. */
  databaseUrl: string;
}

/** The same for every stack on which journeys run. */
export const journeyAddresses = ({ urls, databaseUrl }: Stack): JourneyAddresses => ({
  web: urls.web,
  inboxApi: urls.inboxApi,
  payPal: urls.payPal,
  receiver: urls.receiver,
  databaseUrl,
});
