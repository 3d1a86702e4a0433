export interface Addresses {
  web: string;
  inboxApi: string;
}

// Playwright hands the environment of the set-up on to the processes that run the journeys.
const VARIABLE = 'ISMI_E2E_ADDRESSES';

export const announce = (addresses: Addresses): void => {
  process.env[VARIABLE] = JSON.stringify(addresses);
};

export const addresses = (): Addresses => JSON.parse(process.env[VARIABLE] ?? '{}');
