import { randomUUID } from 'node:crypto';
import {
  consulting,
  contact,
  namePages,
  names,
  pictures,
  privacy,
  RELIGIOUS_CONSENT_VERSION,
  ratings,
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
    `insert into suggestion_consents (user_id, version, given_at) values ($1, $2, now())
    on conflict (user_id) do update set version = excluded.version`,
    [userId, RELIGIOUS_CONSENT_VERSION],
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

export const FAMILY_CALLS: readonly Given[] = [
  ...['qwzxhnabvcjkdfgtplmrüö', 'ch', 'Abdurrahman', 'محمدعبدالرحمن', 'yuwi'].map(
    (text): Given => ({
      endpoint: names.search,
      input: `fuzzy search of ${text}`,
      call: () => ({ query: { query: query(text), language: 'ar' } }),
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
    endpoint: namePages.list,
    input: 'the longest list',
    call: () => ({ params: { by: 'gender', value: 'girl' } }),
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
