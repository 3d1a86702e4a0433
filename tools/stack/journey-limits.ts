/**
 * By how much the limits per address are widened for journeys: they all come from one address, and a family signs in more rarely.
 * Whoever tests the limits themselves multiplies by it.
 */
export const JOURNEY_LIMIT_SCALE = 6;
