import type { OwnedFixtures } from './access-matrix.ts';

/** One maker for each resource that an endpoint may own. */
export const OWNED_FIXTURES: OwnedFixtures = {
  user: async (_api, owner) => owner.id,
};
