import type { JourneyAddresses } from '../../tools/stack/journey-addresses.ts';

// Playwright passes the environment of the global setup on to its workers.
const VARIABLE = 'ISMI_E2E_ADDRESSES';

/** Whether a running product was given for these journeys. */
export const areAddressesGiven = (): boolean => process.env[VARIABLE] !== undefined;

export const publishAddresses = (addresses: JourneyAddresses): void => {
  process.env[VARIABLE] = JSON.stringify(addresses);
};

export const addresses = (): JourneyAddresses => JSON.parse(process.env[VARIABLE] ?? '{}');
