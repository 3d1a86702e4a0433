import {
  favorites,
  REFUSAL_REASONS,
  SUGGESTION_LIMITS,
  type SuggestedName,
  type SuggestionForm,
  suggestionLearning,
  suggestions,
} from '@ismi/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aFamily, receiptsOf } from '../../../test/fixtures/names.ts';
import {
  aForm,
  aSeekingFamily,
  aSuggestion,
  consentTo,
  listsOf,
  openSuggestionsApi,
} from '../../../test/fixtures/suggestions.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { suggestionRounds } from '../../db/schema/suggestions.ts';

let api: TestApi;
const logged: string[] = [];
openSuggestionsApi(
  (opened) => {
    api = opened;
  },
  { log: { write: (line) => logged.push(line) }, env: { LOG_LEVEL: 'debug' } },
);

const { refinedNames: NEW, alikeNames: LIKE, alikeRounds: LIKE_ROUNDS } = SUGGESTION_LIMITS;
const idsOf = (names: readonly SuggestedName[]) => names.map(({ name_id }) => name_id ?? '');

/** A family with a list, and what it may do with it. */
async function aFamilyWithList(form: Partial<SuggestionForm> = {}) {
  const { user, caller, suggest } = await aSeekingFamily(api, 200);
  const { body } = await suggest(aForm(form));
  const params = { id: body.data.id };
  const language = 'de' as const;
  return {
    user,
    caller,
    suggest,
    id: body.data.id,
    names: idsOf(body.data.suggestions),
    read: async () =>
      (await caller.send(suggestionLearning.read, { params, query: { language } })).body.data,
    refuse: (name: string, reason?: (typeof REFUSAL_REASONS)[number]) =>
      caller.send(suggestionLearning.refuse, {
        params,
        body: { name, language, ...(reason && { reason }) },
      }),
    more: (name: string, household = {}) =>
      caller.send(suggestionLearning.more, { params, body: { name, language, ...household } }),
    forget: (name: string) =>
      caller.send(suggestionLearning.forget, { params, body: { name, language } }),
    refine: (number: number, household = {}) =>
      caller.send(suggestionLearning.refine, {
        params: { ...params, number },
        body: { language, ...household },
      }),
  };
}

const nameAt = (names: readonly string[], at: number): string => {
  const name = names[at];
  if (!name) throw new Error(`no name ${at}`);
  return name;
};

test('a fresh list has taught nothing, and says what is free', async () => {
  const { read } = await aFamilyWithList();
  expect(await read()).toEqual({
    reactions: [],
    reasons: [...REFUSAL_REASONS],
    rounds: [],
    left: { refine: 2, alike: LIKE_ROUNDS },
  });
});

test('a name that is not for us is remembered with its reason, once, and forgotten again', async () => {
  const { names, read, refuse, forget } = await aFamilyWithList();
  const name = nameAt(names, 2);
  await refuse(name);
  await refuse(name, 'tooCommon');
  const { body } = await refuse(name, 'tooCommon');
  expect(body.data.reactions).toMatchObject([
    { name_id: name, reaction: 'refused', reason: 'tooCommon' },
  ]);
  await refuse(name);
  expect((await read()).reactions).toMatchObject([{ name_id: name, reason: null }]);
  expect((await forget(name)).body.data.reactions).toEqual([]);
  expect((await forget(name)).body.data.reactions).toEqual([]);
});

test('more like a name and not for us exclude each other: the last one counts', async () => {
  const { names, read, refuse, more } = await aFamilyWithList();
  const name = nameAt(names, 0);
  await more(name);
  await refuse(name);
  expect((await read()).reactions).toMatchObject([{ name_id: name, reaction: 'refused' }]);
  await more(name);
  expect((await read()).reactions).toMatchObject([
    { name_id: name, reaction: 'more', reason: null },
  ]);
});

test('only names of the list can be judged, and only by its family', async () => {
  const { id, names, refuse, more } = await aFamilyWithList();
  for (const send of [refuse, more])
    expect((await send('no-such-name')).body.error.code).toBe('LIST_CHANGED');
  const stranger = await aFamily(api, 0);
  const { status } = await stranger.caller.send(suggestionLearning.refuse, {
    params: { id },
    body: { name: nameAt(names, 0) },
  });
  expect(status).toBe(404);
});

test('a name that only a model knows can be turned down by its letters, but nothing is like it', async () => {
  const { user, caller } = await aSeekingFamily(api, 0);
  const own = { name: 'Ninavel', gender: 'girl', meaning: 'm', origin: 'o' } as const;
  const id = await aSuggestion(api, user, {
    names: [{ own, reason: 'r', by: 'model', relaxed: [] }],
    nameIds: [],
  });
  const call = { params: { id }, body: { name: 'Ninavel' } };
  const { body } = await caller.send(suggestionLearning.refuse, call);
  expect(body.data.reactions).toEqual([
    { name_id: null, name: 'Ninavel', reaction: 'refused', reason: null },
  ]);
  expect((await caller.send(suggestionLearning.more, call)).status).toBe(409);
  const forgotten = await caller.send(suggestionLearning.forget, call);
  expect(forgotten.body.data.reactions).toEqual([]);
});

test('two rounds are free; each brings new names with public facts and our own reasons, and no receipts', async () => {
  const { user, names, refuse, refine } = await aFamilyWithList();
  await refuse(nameAt(names, 1), 'tooCommon');
  const receipts = await receiptsOf(api, user);
  const calls = api.model.lastMaterial();
  const first = await refine(1);
  expect(first.status).toBe(200);
  expect(first.body.data.left).toEqual({ refine: 1, alike: LIKE_ROUNDS });
  const second = await refine(2);
  const { rounds, left } = second.body.data;
  expect(left.refine).toBe(0);
  expect(rounds.map(({ kind, number, around }) => [kind, number, around])).toEqual([
    ['refine', 1, null],
    ['refine', 2, null],
  ]);
  const added = rounds.flatMap((round) => round.suggestions);
  expect(added).toHaveLength(2 * NEW);
  expect(new Set([...names, ...idsOf(added)]).size).toBe(names.length + 2 * NEW);
  for (const name of added)
    expect(name).toMatchObject({
      description: '',
      popularity_score: null,
      namesakes: [],
      quran: [],
      islamic_verdict: null,
      reason_by: 'catalogue',
      facts_language: 'de',
    });
  for (const round of rounds)
    expect(new Set(round.suggestions.map(({ reason }) => reason)).size).toBe(NEW);
  expect(await receiptsOf(api, user)).toEqual(receipts);
  expect(api.model.lastMaterial()).toBe(calls);
  expect((await refine(3)).status).toBe(400);
});

test('a round asked for again, twice at once or out of turn uses none', async () => {
  const { id, refine, read } = await aFamilyWithList();
  expect((await refine(2)).body.error.code).toBe('LIST_CHANGED');
  const all = await Promise.all([refine(1), refine(1), refine(1)]);
  const [one] = all;
  for (const { status, body } of all) {
    expect(status).toBe(200);
    expect(body.data.rounds).toEqual(one?.body.data.rounds);
  }
  await refine(1);
  expect((await read()).left.refine).toBe(1);
  const stored = await api.db
    .select()
    .from(suggestionRounds)
    .where(eq(suggestionRounds.suggestionId, id));
  expect(stored).toHaveLength(1);
});

test('a round and two names like another at once hold no name twice', async () => {
  const { names, refine, more, read } = await aFamilyWithList();
  await Promise.all([refine(1), ...names.slice(0, 4).map((name) => more(name)), refine(1)]);
  const added = (await read()).rounds.flatMap((round) => idsOf(round.suggestions));
  expect(added).toHaveLength(NEW + 4 * LIKE);
  expect(new Set([...names, ...added]).size).toBe(names.length + added.length);
});

test('what dies half-way leaves nothing, and can be done again', async () => {
  const { names, more, refine, read } = await aFamilyWithList();
  const before = await read();
  await api.db.execute(sql`
    create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`);
  await api.db.execute(
    sql`create trigger dies after insert on suggestion_rounds execute function die()`,
  );
  for (const send of [() => refine(1), () => more(nameAt(names, 0))])
    expect((await send()).status).toBe(500);
  await api.db.execute(sql`drop trigger dies on suggestion_rounds`);
  await api.db.execute(sql`drop function die()`);
  expect(await read()).toEqual(before);
  await more(nameAt(names, 0));
  expect((await refine(1)).body.data.rounds.map(({ kind }) => kind)).toEqual(['alike', 'refine']);
});

test('two names come for a name that is liked, once, and for five names of a list', async () => {
  const { names, more, forget } = await aFamilyWithList();
  for (const name of names.slice(0, LIKE_ROUNDS)) {
    await more(name);
    api.clock.advance(1);
  }
  await forget(nameAt(names, 0));
  const { body } = await more(nameAt(names, 0));
  expect(body.data.rounds.map(({ around }) => around?.name_id)).toEqual(
    names.slice(0, LIKE_ROUNDS),
  );
  for (const { suggestions: added } of body.data.rounds) expect(added).toHaveLength(LIKE);
  // A sixth is remembered and serves the next round.
  api.clock.advance(1);
  const sixth = await more(nameAt(names, LIKE_ROUNDS));
  expect(sixth.body.data.rounds).toHaveLength(LIKE_ROUNDS);
  expect(sixth.body.data.reactions[0]).toMatchObject({
    name_id: names[LIKE_ROUNDS],
    reaction: 'more',
  });
  expect(sixth.body.data.left).toEqual({ refine: 2, alike: 0 });
});

test('names of rounds can be judged like those of the list', async () => {
  const { refine, refuse, more } = await aFamilyWithList();
  const { body } = await refine(1);
  const [first = '', second = ''] = idsOf(body.data.rounds[0]?.suggestions ?? []);
  await refuse(first);
  api.clock.advance(1);
  const after = await more(second);
  expect(after.body.data.reactions).toHaveLength(2);
  expect(after.body.data.rounds[1]?.around?.name_id).toBe(second);
});

test('the next list has none of the names that were shown or turned down, and knows what was liked', async () => {
  const { caller, user, names, refine, refuse, more, suggest } = await aFamilyWithList();
  const { body } = await refine(1);
  const shown = [...names, ...idsOf(body.data.rounds[0]?.suggestions ?? [])];
  const refused = nameAt(names, 0);
  // A favourite may come again, unless it was turned down.
  for (const name of [refused, nameAt(names, 1)])
    await caller.send(favorites.add, { params: { id: user.id }, body: { name, name_id: name } });
  await refuse(refused);
  await more(nameAt(names, 2));
  const next = await suggest(aForm({ meaning: ['beauty'] }));
  const came = idsOf(next.body.data.suggestions);
  expect(came.filter((name) => shown.includes(name) && name !== names[1])).toEqual([]);
  const learned = await caller.send(suggestionLearning.read, {
    params: { id: next.body.data.id },
    query: {},
  });
  expect(learned.body.data.reactions).toHaveLength(2);
  expect(learned.body.data.rounds).toEqual([]);
});

test('siblings and surname are ranked by again, and neither stored nor logged', async () => {
  const household = { siblings: ['Zilanperi'], surname: 'Karadeniztan' };
  const { refine, more, names, read } = await aFamilyWithList();
  await refine(1, household);
  await more(nameAt(names, 0), household);
  const tables = await api.db.execute<{ all: string }>(sql`
    select string_agg(row, ' ') as all from (
      select to_jsonb(suggestions)::text as row from suggestions
      union all select to_jsonb(suggestion_rounds)::text from suggestion_rounds
      union all select to_jsonb(suggestion_reactions)::text from suggestion_reactions
      union all select to_jsonb(op_keys)::text from op_keys) as rows`);
  const everywhere = `${JSON.stringify(await read())} ${tables.rows[0]?.all} ${logged.join(' ')}`;
  expect(everywhere).not.toMatch(/Zilanperi|Karadeniztan/i);
});

test('a sibling’s own name does not come with a round', async () => {
  const plain = await aFamilyWithList();
  const round = (await plain.refine(1)).body.data.rounds[0]?.suggestions ?? [];
  const other = await aFamilyWithList();
  expect(other.names).toEqual(plain.names);
  const { body } = await other.refine(1, { siblings: [round[0]?.name ?? ''] });
  expect(idsOf(body.data.rounds[0]?.suggestions ?? [])).not.toContain(round[0]?.name_id);
});

test('reasons that tell of faith or origin need the consent, and go when it is taken back', async () => {
  const { caller, names, refuse, refine, read } = await aFamilyWithList();
  await refuse(nameAt(names, 0), 'tooReligious');
  await refuse(nameAt(names, 1), 'notOurs');
  await refuse(nameAt(names, 2), 'sound');
  await caller.send(suggestions.setConsent, { body: consentTo(true, false) });
  const reasonsNow = async () => (await read()).reactions.map(({ reason }) => reason);
  expect(await reasonsNow()).toEqual(expect.arrayContaining(['sound', null, 'tooReligious']));
  expect((await read()).reasons).not.toContain('notOurs');
  expect((await refuse(nameAt(names, 3), 'notOurs')).body.error.code).toBe('CONSENT_REQUIRED');
  await caller.send(suggestions.setConsent, { body: consentTo(false, false) });
  expect((await reasonsNow()).filter((reason) => reason !== null)).toEqual(['sound']);
  expect((await refine(1)).body.data.rounds).toHaveLength(1);
});

test('taking back a consent rewrites the reasons of rounds', async () => {
  const { user, caller, id, refine } = await aFamilyWithList({ roots: ['kurdish'] });
  await refine(1);
  const namesOf = async () =>
    (
      await api.db.select().from(suggestionRounds).where(eq(suggestionRounds.suggestionId, id))
    ).flatMap((round) => round.names);
  expect(JSON.stringify(await namesOf())).toMatch(/kurdisch/i);
  await caller.send(suggestions.setConsent, { body: consentTo(true, false) });
  const after = await namesOf();
  expect(after).toHaveLength(NEW);
  expect(after.every(({ reason }) => reason.length > 0)).toBe(true);
  expect(JSON.stringify(after.map(({ reason }) => reason))).not.toMatch(/eure[nr]? kurdisch/i);
  expect((await listsOf(api, user))[0]?.answers).not.toHaveProperty('roots');
});

test('a free list and one of an earlier version can be refined too', async () => {
  const { user, caller } = await aSeekingFamily(api, 0);
  const id = await aSuggestion(api, user);
  const { body } = await caller.send(suggestionLearning.refine, {
    params: { id, number: 1 },
    body: {},
  });
  expect(body.data.rounds[0]?.suggestions).toHaveLength(NEW);
});

test('facts are in the reader’s language, reasons in that of the list', async () => {
  const { id, caller, refine } = await aFamilyWithList();
  await refine(1);
  const { body } = await caller.send(suggestionLearning.read, {
    params: { id },
    query: { language: 'ar' },
  });
  const [name] = body.data.rounds[0]?.suggestions ?? [];
  expect(name?.facts_language).toBe('ar');
  expect(name?.meaning).toBe(name?.meaning_ar);
  expect(name?.reason).toMatch(/[a-z]/);
});

test.each([
  ['a third round', `'refine', 3, null, 5`],
  ['a sixth name that others are like', `'alike', 6, 'maryam', 2`],
  ['too many names', `'refine', 1, null, 6`],
  ['names like none', `'alike', 1, null, 2`],
  ['a round of the whole list around a name', `'refine', 1, 'maryam', 5`],
])('the database refuses %s', async (_, values) => {
  const { user } = await aSeekingFamily(api, 0);
  const id = await aSuggestion(api, user);
  const insert = api.db.execute(sql`
    insert into suggestion_rounds (suggestion_id, kind, number, around, name_ids, names, created_at)
    select ${id}::uuid, kind, number, around, array_fill('layla'::text, array[count]), (
      select jsonb_agg('{}'::jsonb) from generate_series(1, count)), now()
    from (values (${sql.raw(values)})) as given(kind, number, around, count)`);
  await expect(insert).rejects.toMatchObject({ cause: { code: '23514' } });
});

test('the database refuses a reason for a name that is liked', async () => {
  const { user } = await aSeekingFamily(api, 0);
  const insert = api.db.execute(sql`
    insert into suggestion_reactions (user_id, subject, name_id, reaction, reason, created_at)
    values (${user.id}, 'layla', 'layla', 'more', 'sound', now())`);
  await expect(insert).rejects.toMatchObject({ cause: { code: '23514' } });
});

test('with a model that fails, refining works as ever: it asks none', async () => {
  const { refine } = await aFamilyWithList();
  api.model.set(() => {
    throw new Error('no model');
  });
  expect((await refine(1)).status).toBe(200);
});
