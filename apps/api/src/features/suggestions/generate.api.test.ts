import { SUGGESTION_LIMITS, suggestions } from '@ismi/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountOf, startNamesApi } from '../../../test/fixtures/names.ts';
import {
  aForm,
  agreed,
  aSeekingFamily,
  formNumber,
  LIST_PRICE,
  listsOf,
  obedientModel,
  openSuggestionsApi,
  runsOf,
} from '../../../test/fixtures/suggestions.ts';
import type { TestUser } from '../../../test/fixtures/users.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../lib/ids.ts';
import { releaseExpiredHolds } from '../credits/holds.service.ts';

let api: TestApi;
openSuggestionsApi((opened) => {
  api = opened;
});

/** A model that answers when it is told to. */
function waitingModel() {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const answer = obedientModel(api.model.lastMaterial);
  api.model.set(async () => {
    asked.resolve();
    await gate.promise;
    return answer();
  });
  return { asked: asked.promise, answer: gate.resolve };
}

test('twenty concurrent identical orders with credits for one make one list, charged once', async () => {
  const { user, suggest } = await aSeekingFamily(api, LIST_PRICE);
  const before = api.model.asked();
  const answers = await Promise.all(Array.from({ length: 20 }, () => suggest(aForm())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.data.suggestionId)).size).toBe(1);
  const charged = answers.map(({ body }) => body.data.credits_deducted);
  expect(charged.reduce((sum, each) => sum + each, 0)).toBe(LIST_PRICE);
  expect(api.model.asked() - before).toBe(1);
  expect(await accountOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('twenty concurrent different orders with credits for one: one list, the others are refused', async () => {
  const { user, suggest } = await aSeekingFamily(api, LIST_PRICE);
  const forms = Array.from({ length: 20 }, (_, at) => formNumber(at));
  const answers = await Promise.all(forms.map(suggest));
  const stored = answers.filter(({ status }) => status === 200);
  expect(stored).toHaveLength(1);
  for (const { status, body } of answers.filter(({ status }) => status !== 200))
    expect([
      [402, 'INSUFFICIENT_CREDITS'],
      [409, 'SUGGESTIONS_RUNNING'],
    ]).toContainEqual([status, body.error.code]);
  expect(await listsOf(api, user)).toHaveLength(1);
  expect(await accountOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('a second order with other answers is refused during a run; a reload shows the run', async () => {
  const { suggest, caller, preview } = await aSeekingFamily(api, 60);
  const model = waitingModel();
  const first = suggest(aForm());
  await model.asked;
  const other = await suggest(aForm({ length: 'short' }));
  expect([other.status, other.body.error.code]).toEqual([409, 'SUGGESTIONS_RUNNING']);
  expect((await caller.send(suggestions.newest, { query: {} })).body.data.running).toBe(true);
  expect((await preview(aForm({ length: 'short' }))).body.data.running).toBe(true);
  model.answer();
  expect((await first).status).toBe(200);
  expect((await caller.send(suggestions.newest, { query: {} })).body.data).toMatchObject({
    running: false,
    suggestion: { writer: 'model' },
  });
});

test('a closed connection does not stop the run', async () => {
  const { user, suggest } = await aSeekingFamily(api, 30);
  const model = waitingModel();
  const aborted = new AbortController();
  const token = await api.tokenOf(user);
  const request = fetch(`${api.origin}/api/suggestions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': newId(),
    },
    body: JSON.stringify(agreed(aForm())),
    signal: aborted.signal,
  });
  await model.asked;
  aborted.abort();
  await expect(request).rejects.toThrow();
  model.answer();
  const { status, body } = await suggest(aForm());
  expect([status, body.data.credits_deducted]).toEqual([200, 0]);
  expect(await accountOf(api, user)).toMatchObject({ balance: 30 - LIST_PRICE, held: 0 });
});

/** Older than the half hour in which the same answers are free. */
const makeListsOld = ({ id }: TestUser) =>
  api.db.execute(
    sql`update suggestions set created_at = created_at - interval '31 minutes' where user_id = ${id}`,
  );

const endLease = (id: string) =>
  api.db.execute(
    sql`update suggestion_runs set lease_until = now() - interval '1 second' where id = ${id}`,
  );

test('an abandoned run is replaced by the next one, and its hold is released', async () => {
  const { user, suggest } = await aSeekingFamily(api, LIST_PRICE);
  const model = waitingModel();
  const dead = suggest(aForm());
  await model.asked;
  const [run] = await runsOf(api, user);
  await endLease(run?.id ?? '');
  api.model.set(obedientModel(api.model.lastMaterial));
  const next = await suggest(aForm({ length: 'short' }));
  expect(next.status).toBe(200);
  // It was alive after all: its list is neither stored nor charged.
  model.answer();
  const late = await dead;
  expect([late.status, late.body.error.code]).toEqual([503, 'AI_UNAVAILABLE']);
  expect(await listsOf(api, user)).toHaveLength(1);
  expect(await accountOf(api, user)).toMatchObject({ balance: 0, held: 0 });
});

test('a list whose hold expired is not returned', async () => {
  const { user, suggest } = await aSeekingFamily(api, 30);
  const model = waitingModel();
  const slow = suggest(aForm());
  await model.asked;
  await api.db.execute(
    sql`update credit_holds set expires_at = now() - interval '1 second' where user_id = ${user.id}`,
  );
  await releaseExpiredHolds(api.deps);
  model.answer();
  expect((await slow).status).toBe(503);
  expect(await listsOf(api, user)).toEqual([]);
  expect(await accountOf(api, user)).toMatchObject({ balance: 30, held: 0 });
});

test('lists per hour are limited', async () => {
  const { user, suggest } = await aSeekingFamily(api, 30);
  await api.db.execute(sql`
    insert into suggestion_runs (id, user_id, form_key, hold_id, status, started_at, lease_until)
    select gen_random_uuid(), ${user.id}, 'earlier', gen_random_uuid(), 'stored', ${api.clock.now().toISOString()}, now()
    from generate_series(1, 30)`);
  expect((await suggest(aForm())).body.error.code).toBe('TOO_MANY_REQUESTS');
});

test('ten failed lists block an account until tomorrow, before the model is asked', async () => {
  const { user, suggest } = await aSeekingFamily(api, 30);
  await api.db.execute(sql`
    insert into suggestion_runs (id, user_id, form_key, hold_id, status, started_at, lease_until)
    select gen_random_uuid(), ${user.id}, 'earlier', gen_random_uuid(), 'failed',
      ${api.clock.now().toISOString()}, now()
    from generate_series(1, ${SUGGESTION_LIMITS.failedPerDay})`);
  const before = api.model.asked();
  const { status, body } = await suggest(aForm());
  expect([status, body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(api.model.asked()).toBe(before);
  expect(await accountOf(api, user)).toMatchObject({ balance: 30, held: 0 });
  await api.db.execute(
    sql`update suggestion_runs set started_at = started_at - interval '1 day' where user_id = ${user.id}`,
  );
  expect((await suggest(aForm())).status).toBe(200);
});

test('without a configured model the catalogue writes the list, and it is charged', async () => {
  const bare = await startNamesApi({ withoutModel: true });
  const { suggest, preview } = await aSeekingFamily(bare, 30);
  expect((await preview(aForm())).body.data).toMatchObject({
    writer: 'catalogue',
    cost: LIST_PRICE,
  });
  expect((await suggest(aForm())).body.data).toMatchObject({
    writer: 'catalogue',
    free_because: null,
    credits_used: LIST_PRICE,
  });
});

test('one key makes one list, also when the first was free and the model is back', async () => {
  const { user, caller } = await aSeekingFamily(api, 60);
  const click = caller.with({ 'idempotency-key': newId() });
  const confirm = (form = aForm()) => click.send(suggestions.create, { body: agreed(form) });
  api.model.set('down');
  const free = await confirm();
  api.model.set(obedientModel(api.model.lastMaterial));
  const again = await confirm();
  expect(again.body.data).toMatchObject({
    suggestionId: free.body.data.suggestionId,
    writer: 'catalogue',
    credits_deducted: 0,
  });
  expect(await listsOf(api, user)).toHaveLength(1);
  const other = await confirm(aForm({ length: 'short' }));
  expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
});

test('a key whose run failed may be sent again', async () => {
  const { caller, user } = await aSeekingFamily(api, 30);
  const click = caller.with({ 'idempotency-key': newId() });
  const model = waitingModel();
  const lost = click.send(suggestions.create, { body: agreed(aForm()) });
  await model.asked;
  await api.db.execute(
    sql`update credit_holds set expires_at = now() - interval '1 second' where user_id = ${user.id}`,
  );
  await releaseExpiredHolds(api.deps);
  model.answer();
  expect((await lost).status).toBe(503);
  const confirm = () => click.send(suggestions.create, { body: agreed(aForm()) });
  const second = await confirm();
  expect(second.status).toBe(200);
  // Its answer was lost; much later the same click still returns the paid list.
  await makeListsOld(user);
  expect((await confirm()).body.data).toMatchObject({
    suggestionId: second.body.data.suggestionId,
    credits_deducted: 0,
  });
  expect(await accountOf(api, user)).toMatchObject({ balance: 30 - LIST_PRICE, held: 0 });
});

test('a key answered with another key’s list is never charged', async () => {
  const { caller, user, suggest } = await aSeekingFamily(api, 60);
  const click = caller.with({ 'idempotency-key': newId() });
  const confirm = () => click.send(suggestions.create, { body: agreed(aForm()) });
  const model = waitingModel();
  const first = suggest(aForm());
  await model.asked;
  const joining = confirm();
  model.answer();
  const { body } = await first;
  expect((await joining).body.data.suggestionId).toBe(body.data.suggestionId);
  await makeListsOld(user);
  expect((await confirm()).body.data).toMatchObject({
    suggestionId: body.data.suggestionId,
    credits_deducted: 0,
  });
  expect(await accountOf(api, user)).toMatchObject({ balance: 60 - LIST_PRICE, held: 0 });
});
