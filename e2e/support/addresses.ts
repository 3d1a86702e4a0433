import type { JourneyAddresses } from '../../tools/stack/journey-addresses.ts';

// Playwright hands the environment of the set-up on to the processes that run the journeys.
const VARIABLE = 'ISMI_E2E_ADDRESSES';

/** Somebody has started the product for these journeys and says where it is. */
export const areGiven = (): boolean => process.env[VARIABLE] !== undefined;

export const announce = (addresses: JourneyAddresses): void => {
  process.env[VARIABLE] = JSON.stringify(addresses);
};

export const addresses = (): JourneyAddresses => JSON.parse(process.env[VARIABLE] ?? '{}');
