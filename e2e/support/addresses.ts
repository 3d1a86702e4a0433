export interface Addresses {
  web: string;
  inboxApi: string;
  /** The PayPal simulator; its control stands below `/_sim`. */
  payPal: string;
  /** Whoever counts page views and reads error reports. */
  receiver: string;
  /** The product's own, for what a journey cannot wait for. */
  databaseUrl: string;
}

// Playwright hands the environment of the set-up on to the processes that run the journeys.
const VARIABLE = 'ISMI_E2E_ADDRESSES';

/** Somebody has started the product for these journeys and says where it is. */
export const areGiven = (): boolean => process.env[VARIABLE] !== undefined;

export const announce = (addresses: Addresses): void => {
  process.env[VARIABLE] = JSON.stringify(addresses);
};

export const addresses = (): Addresses => JSON.parse(process.env[VARIABLE] ?? '{}');
