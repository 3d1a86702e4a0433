import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PASSWORD, registered, settled, signedIn } from '../../../test/fixtures/accounts.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/auth.ts';
import { addMissingAccounts, grantAdmin } from './operator-accounts.service.ts';

test('the command line grants admin rights once and records it', async () => {
  const api = await startTestApi();
  const { email, userId } = await settled(api);
  expect(await grantAdmin(api.deps, email.toUpperCase())).toBe(true);
  expect(await grantAdmin(api.deps, email)).toBe(true);
  const [user] = await api.db.select().from(users).where(eq(users.id, userId));
  expect(user?.isAdmin).toBe(true);
  expect(await api.db.select().from(auditChanges)).toMatchObject([
    { actorId: null, action: 'user.grant-admin', subjectId: userId, after: { isAdmin: true } },
  ]);
});

test('an unknown or unproven address is not made administrator', async () => {
  const api = await startTestApi();
  const { email } = await registered(api);
  expect(await grantAdmin(api.deps, email)).toBe(false);
  expect(await grantAdmin(api.deps, 'nobody@family.example')).toBe(false);
});

test('accounts created by the operator can sign in at once; existing ones are unchanged', async () => {
  const api = await startTestApi();
  const person = { email: 'demo@ismi.example', name: 'Elif', preferredLanguage: 'de' } as const;
  const add = (password: string) =>
    addMissingAccounts(api.deps, [{ ...person, password, isAdmin: false }]);
  await add(PASSWORD);
  await add('Another-1');
  expect((await signedIn(api, person.email)).token).toEqual(expect.any(String));
});
