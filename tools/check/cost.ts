import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Endpoint } from '@ismi/contract';
import { ENDPOINTS } from '@ismi/contract/endpoints';
import pg from 'pg';
import { makeAdministrator, type Sizes, seedAdmin } from '../bench/admin/seed.ts';
import { median } from '../bench/median.ts';
import { createPeople, insertHistory, type Person, tokenOf } from '../bench/people.ts';
import { stopOnSignals } from '../stack/processes.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { makeThrowawayDir } from '../stack/throwaway-dir.ts';
import { callPayPalSimulator } from './cost/calls/payments.ts';
import {
  type Cost,
  costOf,
  labelOf,
  lineOf,
  MAX_SHARE,
  mostExpensiveOf,
  refusalFindings,
  tooExpensive,
} from './cost/cost-rules.ts';
import { type CpuMeter, openCpuMeter } from './cost/cpu-meter.ts';
import type { GivenCall, Known } from './cost/known.ts';
import { GIVEN_CALLS, knownParts, REASONS_FOR_REFUSALS } from './cost/known-calls.ts';
import {
  type Call,
  isValid,
  largestCall,
  largestCalls,
  smallestCall,
} from './cost/largest-inputs.ts';
import { fillPerson } from './cost/seed-person.ts';
import { report } from './report.ts';

/**
 * Measures the CPU time of the largest valid calls of every endpoint, in the API and PostgreSQL, at the rate that one address may make
 * them: at most a tenth of a core. Starts its own API with a filled database; limits are lifted for the measurement. `--short` repeats
 * less often and inserts less data, for CI.
 */
const SHORT = process.argv.includes('--short');
/** `--only=/names` measures only the endpoints whose path begins so. */
const ONLY = process.argv.find((flag) => flag.startsWith('--only='))?.slice('--only='.length) ?? '';
const SIZES: Sizes = SHORT
  ? { users: 10_000, payments: 20_000, entries: 50_000 }
  : { users: 100_000, payments: 200_000, entries: 400_000 };
const WARM_UP_CALLS = SHORT ? 1 : 5;
const MAX_REPEATS = SHORT ? 24 : 60;
/** Time for one input; slow calls are repeated less often. */
const TIME_PER_INPUT_MS = SHORT ? 90 : 2_000;
const MIN_REPEATS = 3;
/** A call that seems too expensive is measured this many times again; the median counts. */
const EXTRA_MEASUREMENTS = 2;
const PEOPLE = 40;
const SHOWN = 10;

interface Run {
  stack: Stack;
  meter: CpuMeter;
  /** Has as much data as an account may have; used for reads. */
  fullAccount: Person;
  /** Used in turn for writes that are limited per account. */
  people: Person[];
  admin: Person;
  known: Omit<Known, 'userId'>;
}

interface Case {
  endpoint: Endpoint;
  input: string;
  call: (known: Known, number: number) => GivenCall | Promise<GivenCall>;
}

/** The largest calls of an endpoint by its schema, unless one is given that succeeds; and all that are given. */
function casesOf(endpoint: Endpoint, known: Known): Case[] {
  const given = GIVEN_CALLS.filter((each) => each.endpoint === endpoint);
  const bySchema = given.some(({ size }) => size !== 'smallest')
    ? []
    : largestCalls(endpoint, knownParts(endpoint, known, 0));
  return [
    ...bySchema.map(({ name, call }) => ({
      endpoint,
      input: name,
      call: (now: Known, number: number) => {
        const { params } = knownParts(endpoint, now, number);
        return params ? { ...call, params: { ...call.params, ...params } } : call;
      },
    })),
    ...given.map(({ input, call, size }) => ({
      endpoint,
      input,
      call: async (now: Known, number: number) => {
        const { headers = {}, ...parts } = await call(now, number);
        const whole = (size === 'smallest' ? smallestCall : largestCall)(endpoint, parts);
        return { ...whole, headers };
      },
    })),
  ];
}

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function urlOf(api: string, { path }: Endpoint, { params = {}, query = {} }: Call): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(asText(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, asText(item));
  return `${api}/api${filled}?${search}`;
}

interface Prepared {
  url: string;
  init: RequestInit;
}

interface Answered {
  status: number;
  /** The rest of the limit; undefined if it is not counted. */
  remaining: number | undefined;
}

let callNumber = 0;
/** Reads use the account with the most data; writes use the other accounts in turn. */
function callerOf({ admin, fullAccount, people }: Run, { access, method }: Endpoint): Person {
  if (access === 'admin') return admin;
  return method === 'GET' ? fullAccount : (people[callNumber % people.length] ?? fullAccount);
}

/** Prepares everything that a call needs, so that only the call itself is measured. */
async function prepare(run: Run, { endpoint, call }: Case): Promise<Prepared> {
  callNumber += 1;
  const { api, web } = run.stack.urls;
  const person = callerOf(run, endpoint);
  // A new one each time: the measurement can take longer than a token is valid.
  const token = tokenOf(person.user, person.session, run.known.secrets.access);
  const input = await call({ ...run.known, userId: person.user }, callNumber);
  return {
    url: urlOf(api, endpoint, input),
    init: {
      method: endpoint.method,
      headers: {
        origin: web,
        'idempotency-key': randomUUID(),
        ...(endpoint.access !== 'guest' && { authorization: `Bearer ${token}` }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    },
  };
}

async function send({ url, init }: Prepared): Promise<Answered> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  const remaining = response.headers.get('x-ratelimit-remaining');
  return {
    status: response.status,
    remaining: remaining === null ? undefined : Number(remaining),
  };
}

/** Hits that the API counted for one call, by its header; differences across the start of a new window are ignored. */
function hitsIn(answers: readonly Answered[]): number {
  const taken = answers.slice(1).flatMap(({ remaining }, index) => {
    const before = answers[index]?.remaining;
    return remaining === undefined || before === undefined ? [] : [before - remaining];
  });
  return median(taken.filter((hits) => hits > 0));
}

async function measure(run: Run, each: Case): Promise<Cost> {
  const prepared: Prepared[] = [];
  // Identity counts as proven for a few minutes only.
  await makeAdministrator(run.known.database, run.admin);
  for (let times = 0; times < WARM_UP_CALLS; times += 1) await send(await prepare(run, each));
  const begin = performance.now();
  const first = await send(await prepare(run, each));
  const took = performance.now() - begin;
  const repeats = Math.min(
    MAX_REPEATS,
    Math.max(MIN_REPEATS, Math.floor(TIME_PER_INPUT_MS / took)),
  );
  while (prepared.length < repeats) prepared.push(await prepare(run, each));
  const answers = [first];
  const { apiMs, databaseMs } = await run.meter.during(async () => {
    for (const one of prepared) answers.push(await send(one));
  });
  return costOf({
    endpoint: each.endpoint,
    input: each.input,
    hits: hitsIn(answers),
    status: Math.max(...answers.map(({ status }) => status)),
    apiMs: apiMs / repeats,
    databaseMs: databaseMs / repeats,
  });
}

/** Another process on this machine can distort one measurement, but not all of them. */
async function measureReliably(run: Run, each: Case): Promise<Cost> {
  const cost = await measure(run, each);
  if (tooExpensive([cost]).length === 0) return cost;
  const costs = [cost];
  for (let times = 0; times < EXTRA_MEASUREMENTS; times += 1) costs.push(await measure(run, each));
  return costs.toSorted((a, b) => a.share - b.share)[Math.floor(costs.length / 2)] ?? cost;
}

async function open(dir: string): Promise<Run> {
  stack = await startStack({
    dataDir: join(dir, 'data'),
    logDir: join(dir, 'logs'),
    logLevel: 'warn',
    seed: true,
    instances: { api: 1, worker: 0, web: 0 },
    env: { every: { RATE_LIMIT_SCALE: '1000000' } },
    postgresSettings: { autovacuum: 'off', fsync: 'off', max_wal_size: '4GB' },
  });
  const { databaseUrl, env, urls } = stack;
  await seedAdmin(databaseUrl, SIZES);
  const [fullAccount, admin, ...people] = await createPeople(
    databaseUrl,
    PEOPLE,
    env.ACCESS_TOKEN_SECRET ?? '',
  );
  if (!fullAccount || !admin || !stack.postgres)
    throw new Error('people or PostgreSQL are missing');
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await makeAdministrator(database, admin);
  await insertHistory(databaseUrl, fullAccount, 10_000);
  await fillPerson(databaseUrl, fullAccount.user);
  // Its own calls would be measured with ours.
  await callPayPalSimulator(urls, 'PUT', 'webhooks', { mode: 'drop' });
  const meter = await openCpuMeter(urls.metrics['api-1'] ?? '', stack.postgres.pid);
  return { stack, meter, fullAccount, admin, people, known: await knownOf(stack, database) };
}

async function knownOf({ urls, env, password }: Stack, client: pg.Client) {
  const listed = await client.query<{ id: string }>('select id from names order by id');
  const slugs = listed.rows.map(({ id }) => id);
  const { rows } = await client.query<{ hash: string }>(
    `select password_hash as hash from users where email = 'family@ismi.example'`,
  );
  return {
    api: urls.api,
    payPal: urls.payPal,
    database: client,
    slugs,
    secrets: { access: env.ACCESS_TOKEN_SECRET ?? '', lasting: env.LASTING_SECRET ?? '' },
    password,
    passwordHash: rows[0]?.hash ?? '',
  };
}

/** Calls that cannot be made, and why. */
async function unfitOf(cases: readonly Case[], known: Known): Promise<Map<Case, string>> {
  const unfit = new Map<Case, string>();
  for (const each of cases) {
    const call = await Promise.resolve(each.call(known, 0)).catch((error: unknown) => error);
    if (call instanceof Error) unfit.set(each, `cannot be prepared: ${call.message}`);
    else if (!isValid(each.endpoint, call as Call)) unfit.set(each, 'does not fit the schema');
  }
  return unfit;
}

async function check(run: Run): Promise<void> {
  const begin = performance.now();
  const known = { ...run.known, userId: run.fullAccount.user };
  const costs: Cost[] = [];
  const findings: string[] = [];
  const endpoints = ENDPOINTS.filter(({ path }) => path.startsWith(ONLY));
  const all: Case[] = [];
  for (const endpoint of endpoints) {
    const cases = casesOf(endpoint, known);
    const unfit = await unfitOf(cases, known);
    all.push(...cases.filter((each) => !unfit.has(each)));
    const label = labelOf(endpoint);
    if (cases.length === unfit.size)
      findings.push(`${label}: no valid call is known; give one by hand`);
    for (const [{ input }, why] of unfit) findings.push(`${label}, ${input}: ${why}`);
  }
  // Each once, so that compiling and loading at the first call are not measured.
  for (const each of all) await send(await prepare(run, each));
  for (const each of all) costs.push(await measureReliably(run, each));
  const ranked = mostExpensiveOf(costs);
  for (const cost of ranked.slice(0, SHOWN)) console.log(lineOf(cost));
  if (process.argv.includes('--all')) for (const cost of costs) console.log(lineOf(cost));
  const reasons = Object.entries(REASONS_FOR_REFUSALS).filter(([label]) =>
    label.slice(label.indexOf('/')).startsWith(ONLY),
  );
  findings.push(...refusalFindings(costs, Object.fromEntries(reasons)));
  findings.push(...tooExpensive(costs).map((cost) => `too expensive:${lineOf(cost)}`));
  report(findings, {
    check: 'cost',
    endpoints: endpoints.length,
    inputs: costs.length,
    mostShare: MAX_SHARE,
    dearestShare: Math.round((ranked[0]?.share ?? 0) * 1000) / 1000,
    dearest: ranked[0] && labelOf(ranked[0].endpoint),
    seconds: Math.round((performance.now() - begin) / 1000),
  });
}

let stack: Stack | undefined;
let database: pg.Client | undefined;
const dir = await makeThrowawayDir('cost');
async function stopEverything(): Promise<void> {
  await database?.end();
  await stack?.stop();
  await dir.remove();
}
stopOnSignals(stopEverything);
try {
  await check(await open(dir.path));
} finally {
  await stopEverything();
}
