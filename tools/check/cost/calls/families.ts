import { randomUUID } from 'node:crypto';
import {
  COMPARED_NAMES,
  consulting,
  contact,
  nameComparison,
  nameCompletions,
  nameLists,
  namePages,
  names,
  pictures,
  privacy,
  ratings,
  SUGGESTION_CONSENT_VERSION,
  SUGGESTION_LIMITS,
  suggestionLearning,
  suggestions,
  withdrawals,
} from '@ismi/contract';
import { askApi, type Given, type Known, newAccount } from '../known.ts';
import { newEmail, query, solvedCaptcha } from './parts.ts';

const GLAZES = ['firuze', 'gece', 'nar', 'ayva', 'adacayi', 'kayisi', 'sut'] as const;

/** The first name from this position on that has a card to share. */
async function slugWithCard(known: Known, from: number): Promise<string> {
  const slug = known.slugs[from % known.slugs.length] ?? 'yusuf';
  const page = await askApi<{ picture_mark: string | null }>(known, `/names/pages/${slug}`);
  return page.picture_mark === null ? slugWithCard(known, from + 1) : slug;
}

const giveConsent = ({ database }: Known, userId: string) =>
  database.query(
    `insert into suggestion_consents (user_id, version, faith, origin, given_at) values ($1, $2, true, true, now())
    on conflict (user_id) do update set version = excluded.version, faith = true, origin = true`,
    [userId, SUGGESTION_CONSENT_VERSION],
  );

/** The most expensive wishes: every wish is given, and none was requested before. */
const questionnaire = (number: number) => ({
  gender: 'girl',
  culture: 'arabWorld',
  length: 'short',
  popularity: 'rare',
  language: 'ar',
  religious: false,
  details: `${number} ${'ﷺ كلمة '.repeat(100)}`.slice(0, 499),
  doubleName: true,
  sibling: { hasSibling: true, siblingName: query('ch') },
  max_credits: 100,
});

let shown: Promise<{ id: string; headers: Record<string, string> }> | undefined;
/** One list for all calls that read it. */
async function newList(known: Known) {
  const { headers, user } = await newAccount(known);
  await giveConsent(known, user);
  const { id } = await askApi<{ id: string }>(known, '/suggestions', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: questionnaire(0),
  });
  return { id, headers };
}

/** A list of its own for a call that only so many names or rounds may be added by, and names that were turned down and liked. */
async function copyOfList(known: Known) {
  shown ??= newList(known);
  const { id } = await shown;
  const { database, userId, slugs } = known;
  await giveConsent(known, userId);
  await database.query(
    `insert into suggestion_reactions (user_id, subject, name_id, reaction, created_at)
    select $1, name, name, case when place % 2 = 0 then 'more' else 'refused' end, now()
    from unnest($2::text[]) with ordinality as said(name, place) on conflict do nothing`,
    [userId, slugs.slice(0, 60)],
  );
  const { rows } = await database.query<{ id: string; name: string }>(
    `insert into suggestions select (jsonb_populate_record(list, jsonb_build_object(
      'id', gen_random_uuid(), 'user_id', $2::text, 'created_at', now()))).*
    from suggestions list where id = $1 returning id, name_ids[1] as name`,
    [id, userId],
  );
  const [list] = rows;
  if (!list) throw new Error('a list was just inserted');
  return list;
}

/** With as many added names as a list may have. */
async function listWithRounds(known: Known) {
  const list = await copyOfList(known);
  const roundsOf = (kind: string, rounds: number, names: number, around: string) =>
    known.database.query(
      `insert into suggestion_rounds (suggestion_id, kind, number, around, names, name_ids, created_at)
      select id, '${kind}', number, ${around}, jsonb_path_query_array(names, '$[0 to ${names - 1}]'), name_ids[1:${names}], now()
      from suggestions, generate_series(1, ${rounds}) as number where id = $1`,
      [list.id],
    );
  const { refiningRounds, refinedNames, alikeRounds, alikeNames } = SUGGESTION_LIMITS;
  await roundsOf('refine', refiningRounds, refinedNames, 'null');
  await roundsOf('alike', alikeRounds, alikeNames, 'name_ids[number]');
  return list;
}

let copy: Promise<string> | undefined;
/** A copy of the account with the most data, as the job stores it. */
async function newExport({ database, userId }: Known): Promise<string> {
  const id = randomUUID();
  const rowsOf = (table: string) =>
    `'${table}', (select jsonb_agg(to_jsonb(each)) from ${table} each where user_id = $2)`;
  const tables = ['credit_entries', 'name_ratings', 'favorites', 'name_receipts'];
  await database.query(
    `insert into data_exports (id, user_id, language, content, created_at, ready_at)
    select $1, $2, 'ar', jsonb_build_object(${tables.map(rowsOf).join(', ')}), now(), now()`,
    [id, userId],
  );
  return id;
}

/** Names in every word, and letters that are no name after each refusal. */
const WORDS_OF_FAMILIES = [
  ['names alone', 'لا محمد ولا أحمد ولا يوسف ولا فاطمة. '],
  ['refused letters', 'لا نريد قوظثخشا ولا ضصغعقلنو. '],
  ['sentences', 'نور. '],
] as const;

export const FAMILY_CALLS: readonly Given[] = [
  ...['qwzxhnabvcjkdfgtplmrüö', 'ch', 'Abdurrahman', 'محمدعبدالرحمن', 'yuwi'].map(
    (text): Given => ({
      endpoint: names.search,
      input: `fuzzy search of ${text}`,
      call: () => ({ query: { query: query(text), language: 'ar' } }),
      size: 'smallest',
    }),
  ),
  ...['a', 'ا', 'Abdurrahmen', 'qwzxvelmo'].map(
    (typed): Given => ({
      endpoint: nameCompletions.read,
      input: `typing ${typed}`,
      call: () => ({ query: { q: typed, language: 'ar' } }),
      size: 'smallest',
    }),
  ),
  {
    endpoint: names.search,
    input: 'unknown letters, different each time',
    call: (_, number) => ({
      query: {
        query: `qwzx${String.fromCodePoint(97 + (number % 26), 97 + (number % 23))}vel`
          .repeat(8)
          .slice(0, 60),
      },
    }),
    size: 'smallest',
  },
  {
    endpoint: nameLists.list,
    input: 'the most filters that leave names, each page of names',
    call: (_, number) => ({
      params: { by: 'gender', value: 'girl' },
      query: { culture: 'turkeyAsia', length: 'medium', page: 1 + (number % 4) },
    }),
    size: 'smallest',
  },
  {
    endpoint: nameComparison.read,
    input: 'as many names as may be compared',
    call: ({ slugs }, number) => ({
      query: {
        names: Array.from(
          { length: COMPARED_NAMES.most },
          (_, place) => slugs[(number * COMPARED_NAMES.most + place) % slugs.length] ?? 'yusuf',
        ).join(),
      },
    }),
  },
  {
    endpoint: pictures.read,
    input: 'a picture that nobody has seen yet',
    call: async (known, number) => ({
      params: {
        id: await slugWithCard(known, number * 37),
        locale: 'ar',
        format: '9x16',
        glaze: GLAZES[number % GLAZES.length] ?? 'nar',
        file: '0.png',
      },
    }),
    size: 'smallest',
  },
  {
    endpoint: suggestions.create,
    input: 'a new questionnaire',
    call: async (known, number) => {
      await giveConsent(known, known.userId);
      return { body: questionnaire(number) };
    },
    size: 'smallest',
  },
  ...WORDS_OF_FAMILIES.map(
    ([input, details]): Given => ({
      endpoint: suggestions.understand,
      input,
      call: (_, number) => ({
        body: {
          details: `${number} ${details}`.repeat(40).slice(0, SUGGESTION_LIMITS.details),
          loved: ['Nur', 'Ziya', 'Safiya', 'Qwzxel', 'Abdurrahman'],
          language: 'ar',
        },
      }),
      size: 'smallest',
    }),
  ),
  {
    endpoint: suggestions.get,
    input: 'a list',
    call: async (known) => {
      shown ??= newList(known);
      const { id, headers } = await shown;
      return { params: { id }, headers };
    },
  },
  {
    endpoint: suggestionLearning.refine,
    input: 'a list with many reactions',
    call: async (known) => ({
      params: { id: (await copyOfList(known)).id, number: 1 },
      body: { siblings: [query('ch')], surname: query('ch') },
    }),
    size: 'smallest',
  },
  {
    endpoint: suggestionLearning.more,
    input: 'a list with many reactions',
    call: async (known) => {
      const { id, name } = await copyOfList(known);
      return { params: { id }, body: { name, siblings: [query('ch')], surname: query('ch') } };
    },
    size: 'smallest',
  },
  ...[suggestionLearning.refuse, suggestionLearning.forget].map(
    (endpoint): Given => ({
      endpoint,
      input: 'a name of a list with all rounds',
      call: async (known) => {
        const { id, name } = await listWithRounds(known);
        return { params: { id }, body: { name } };
      },
      size: 'smallest',
    }),
  ),
  {
    endpoint: suggestionLearning.read,
    input: 'a list with all rounds',
    call: async (known) => ({ params: { id: (await listWithRounds(known)).id } }),
  },
  {
    endpoint: consulting.availableSlots,
    input: 'two months',
    call: () => {
      const day = (ahead: number) =>
        new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      return { query: { startDate: day(0), endDate: day(61) } };
    },
    size: 'smallest',
  },
  {
    endpoint: contact.send,
    input: 'a message',
    call: async ({ api }) => ({
      body: {
        email: newEmail(),
        form_timestamp: Date.now() - 60_000,
        website: '',
        phone_number: '',
        recaptcha_token: await solvedCaptcha(api, 'contact_form'),
      },
    }),
  },
  {
    endpoint: withdrawals.declare,
    input: 'a declaration',
    call: async ({ api }) => ({
      body: {
        name: 'Elif Yılmaz',
        email: newEmail(),
        order_number: '1000007',
        recaptcha_token: await solvedCaptcha(api, 'withdrawal'),
      },
    }),
  },
  {
    endpoint: namePages.report,
    input: 'a report',
    call: async ({ api }) => ({
      body: {
        name_id: 'yusuf',
        recaptcha_token: await solvedCaptcha(api, 'name_report'),
      },
    }),
  },
  {
    endpoint: ratings.bulkStats,
    input: 'fifty known names',
    call: ({ slugs }, number) => ({
      body: {
        names: Array.from({ length: 50 }, (_, at) => slugs[(number * 50 + at) % slugs.length]),
      },
    }),
  },
  {
    endpoint: privacy.requestExport,
    input: 'a copy of everything',
    call: ({ userId }) => ({ params: { id: userId }, body: {} }),
  },
  {
    endpoint: privacy.readExport,
    input: 'a copy of everything',
    call: async (known) => {
      copy ??= newExport(known);
      return { params: { id: await copy } };
    },
  },
  {
    endpoint: privacy.requestDeletion,
    input: 'the own account',
    call: async (known) => {
      const { user, email, headers } = await newAccount(known);
      return { params: { id: user }, body: { email }, headers };
    },
  },
];
