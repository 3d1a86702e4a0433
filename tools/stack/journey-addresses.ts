import type { Stack } from './stack.ts';

/** Everything outside the browser that a journey asks or looks at. */
export interface JourneyAddresses {
  web: string;
  inboxApi: string;
  /** The PayPal simulator; its control stands below `/_sim`. */
  payPal: string;
  /** Whoever counts page views and reads error reports. */
  receiver: string;
  /** The product's own, for what a journey cannot wait for. */
  databaseUrl: string;
}

/** The same for every stack that journeys are taken through, so that none of them lacks one. */
export const journeyAddresses = ({ urls, databaseUrl }: Stack): JourneyAddresses => ({
  web: urls.web,
  inboxApi: urls.inboxApi,
  payPal: urls.payPal,
  receiver: urls.receiver,
  databaseUrl,
});
