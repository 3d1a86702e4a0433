import { openSession } from '../../src/features/auth/sessions.service.ts';
import { aPayment } from '../fixtures/payments.ts';
import { aSuggestion } from '../fixtures/suggestions.ts';
import { aDataExport } from '../fixtures/user-with-data.ts';
import type { OwnedFixtures } from './access-matrix.ts';

/** One factory for each kind of owned resource. */
export const OWNED_FIXTURES: OwnedFixtures = {
  payment: async (api, owner) => (await aPayment(api, owner)).id,
  suggestion: aSuggestion,
  'data-export': aDataExport,
  session: async (api, owner) => {
    const { refreshToken } = await openSession(api.db, api.deps, owner.id);
    return refreshToken.split('.')[0] ?? '';
  },
  user: async (_api, owner) => owner.id,
};
