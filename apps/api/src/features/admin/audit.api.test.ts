import { admin, type Endpoint } from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aSlot } from '../../../test/fixtures/consulting.ts';
import { startNamesApi } from '../../../test/fixtures/names.ts';
import { aUser } from '../../../test/fixtures/users.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { ADMIN_CHANGES } from '../../../test/suites/admin-changes.ts';
import { recordChange } from '../../audit/record-change.ts';
import { auditChanges } from '../../db/schema/audit.ts';
import { newId } from '../../lib/ids.ts';

const labelOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const CHANGING = ENDPOINTS.filter(
  ({ access, method, leavesNoTrace }) => access === 'admin' && method !== 'GET' && !leavesNoTrace,
);

const changesIn = (api: TestApi) =>
  api.db.select().from(auditChanges).orderBy(desc(auditChanges.createdAt));

test('every endpoint that changes something for administrators is covered', () => {
  expect(ADMIN_CHANGES.map(([endpoint]) => labelOf(endpoint)).sort()).toEqual(
    CHANGING.map(labelOf).sort(),
  );
});

test.each(ADMIN_CHANGES.map(([endpoint, make]) => ({ label: labelOf(endpoint), endpoint, make })))(
  '$label writes exactly one audit entry with actor, action, before, after and reason',
  async ({ endpoint, make }) => {
    const api = await startNamesApi();
    const administrator = await aUser(api.db, { isAdmin: true });
    const wish = await make(api, administrator);
    const before = await changesIn(api);
    const { status, body } = await (await api.as(administrator)).sendAnything(endpoint, wish);
    expect([status, body.error]).toEqual([200, undefined]);
    const known = new Set(before.map(({ id }) => id));
    const traces = (await changesIn(api)).filter(({ id }) => !known.has(id));
    expect(traces).toHaveLength(1);
    expect(traces[0]).toMatchObject({
      actorId: administrator.id,
      action: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
      subjectId: expect.stringMatching(/./),
      reason: expect.stringMatching(/./),
    });
    expect(traces[0]?.before).not.toEqual(traces[0]?.after);
  },
);

test('a refused request writes no audit entry', async () => {
  const api = await startTestApi();
  const caller = await api.as(await aUser(api.db, { isAdmin: true }));
  for (const endpoint of CHANGING) {
    await caller.sendAnything(endpoint, { params: { id: newId() }, body: {} });
  }
  expect(await changesIn(api)).toEqual([]);
});

test('a change without a reason is refused', async () => {
  const api = await startTestApi();
  const slot = await aSlot(api.db);
  const change = {
    actorId: null,
    action: 'slots.update' as const,
    subjectKind: 'slot' as const,
    subjectId: slot.id,
    before: {},
    after: {},
    reason: '  ',
    at: api.clock.now(),
  };
  await expect(api.db.transaction((tx) => recordChange(tx, change))).rejects.toThrow('say why');
});

/** Makes this many changes, a minute apart, alternately by an administrator and the operator. */
async function aLog(api: TestApi, changes: number) {
  const administrator = await aUser(api.db, { isAdmin: true, name: 'Yusuf' });
  for (let index = 0; index < changes; index += 1) {
    const actorId = index % 2 === 0 ? administrator.id : null;
    await api.db.transaction((tx) =>
      recordChange(tx, {
        actorId,
        action: index % 3 === 0 ? 'switch.turn' : 'slots.add',
        subjectKind: 'switch',
        subjectId: index % 3 === 0 ? 'model' : `slot-${index}`,
        before: { isOn: true },
        after: { isOn: false },
        reason: `reason ${index}`,
        at: new Date(api.clock.now().getTime() + index * 60_000),
      }),
    );
  }
  return administrator;
}

test('the audit log is paged, newest first, without gaps or repeats', async () => {
  const api = await startTestApi();
  const caller = await api.as(await aLog(api, 25));
  const reasons: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await caller.send(admin.audit, { query: { limit: 10, cursor } });
    reasons.push(...body.data.changes.map(({ reason }) => reason));
    cursor = body.data.next ?? undefined;
  } while (cursor);
  expect(reasons).toEqual(Array.from({ length: 25 }, (_, index) => `reason ${24 - index}`));
});

test.each([
  [{ actor: 'operator' }, ['reason 5', 'reason 3', 'reason 1']],
  [{ action: 'switch.turn' as const }, ['reason 3', 'reason 0']],
  [{ subject: 'slot-4' }, ['reason 4']],
  [{ subject: 'model', actor: 'operator' }, ['reason 3']],
  [{ start_date: '2026-11-18' }, []],
  [
    { start_date: '2026-11-17', end_date: '2026-11-17', action: 'switch.turn' as const },
    ['reason 3', 'reason 0'],
  ],
  [{ end_date: '2026-11-16' }, []],
])('the log is filtered by %j', async (query, reasons) => {
  const api = await startTestApi();
  const caller = await api.as(await aLog(api, 6));
  const { body } = await caller.send(admin.audit, { query });
  expect(body.data.changes.map(({ reason }) => reason)).toEqual(reasons);
});

test('an audit entry shows actor, before and after', async () => {
  const api = await startTestApi();
  const administrator = await aLog(api, 1);
  const caller = await api.as(administrator);
  const { body } = await caller.send(admin.audit, { query: { actor: administrator.id } });
  expect(body.data.changes).toMatchObject([
    {
      actor: { id: administrator.id, name: 'Yusuf', email: administrator.email },
      before: '{"isOn":true}',
      after: '{"isOn":false}',
    },
  ]);
  const { body: choices } = await caller.send(admin.auditChoices, {});
  expect(choices.data).toEqual({
    actors: [{ id: administrator.id, name: 'Yusuf' }],
    actions: ['switch.turn'],
  });
});

test('an invalid cursor is refused', async () => {
  const api = await startTestApi();
  const caller = await api.as(await aLog(api, 1));
  const { status } = await caller.send(admin.audit, { query: { cursor: 'yesterday' } });
  expect(status).toBe(400);
});
