import { STATS_SHOWN_FROM, stats } from '@ismi/contract';
import { expect, test } from 'vitest';
import { startNamesApi, theCatalogue } from '../../../test/fixtures/names.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { users } from '../../db/schema/auth.ts';
import { newId } from '../../lib/ids.ts';

const VERIFIED = new Date('2026-01-01T00:00:00Z');

test('figures are at most a minute old and shown from a thousand on', async () => {
  const api = await startNamesApi();
  const read = async () => (await api.guest.send(stats.public, {})).body.data;
  const spellings = new Set(
    theCatalogue().names.flatMap(({ forms }) =>
      forms.filter(({ role }) => role !== 'searchOnly').map(({ form }) => form),
    ),
  );
  const names = theCatalogue().names.length;
  expect(await read()).toEqual({
    users: null,
    names: names >= STATS_SHOWN_FROM ? names : null,
    spellings: spellings.size,
    languages: 4,
  });

  await api.db.insert(users).values(
    Array.from({ length: STATS_SHOWN_FROM }, () => {
      const id = newId();
      return {
        id,
        email: `${id}@family.example`,
        name: 'Elif',
        preferredLanguage: 'tr' as const,
        emailVerifiedAt: VERIFIED,
        createdAt: VERIFIED,
      };
    }),
  );
  // Neither counts: an unproven address, and a closed account.
  await aUser(api.db);
  await aUser(api.db, { emailVerifiedAt: VERIFIED, isActive: false });
  expect((await read()).users).toBeNull();
  api.clock.advance(60_000);
  expect((await read()).users).toBe(STATS_SHOWN_FROM);
});
