/**
 * Factor by which limits per address are raised for journeys: they all come from one address. Tests of the limits multiply
 * by it.
 */
export const JOURNEY_LIMIT_SCALE = 6;
