import { type Endpoint, envelopeOf, Refusal } from '@ismi/contract';
import fc, { type Arbitrary } from 'fast-check';
import { type ApiCaller, type CallOptions, urlOf } from '../api-caller.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { HOSTILE_STRINGS, hostileValue, RAW_BODIES, spoiled } from './hostile-input.ts';
import { tryOddHeaders, tryOtherMethods } from './malformed-requests.ts';
import { fieldsOutside, opennessOf } from './response-shape.ts';
import { keysOf, writtenPartOf } from './valid-input.ts';

const STACK_TRACE = /\bat (?:async )?[\w.<>]+ \(|node_modules|\.ts:\d+/;

/** Valid as declared; half of them with credentials. */
function validFor(endpoint: Endpoint, part: 'params' | 'query' | 'body'): Arbitrary<unknown> {
  const plain = arbitraryOf(endpoint[part]);
  if (part !== writtenPartOf(endpoint) || !endpoint[part]) return plain;
  return fc.oneof(
    plain,
    plain.map((value) => ({ ...(value as object), ...keysOf(endpoint) })),
  );
}

function wishFor(endpoint: Endpoint): Arbitrary<CallOptions> {
  const anything = (part: 'params' | 'query' | 'body') => {
    const valid = validFor(endpoint, part);
    return endpoint[part]
      ? fc.oneof(
          { weight: 3, arbitrary: valid },
          { weight: 3, arbitrary: spoiled(valid) },
          { weight: 1, arbitrary: hostileValue },
        )
      : fc.constant(undefined);
  };
  // Sent whatever they contain: that is the purpose.
  return fc.record({
    params: anything('params'),
    query: anything('query'),
    body: anything('body'),
  }) as Arbitrary<CallOptions>;
}

/** What no answer may ever be. */
function faultsOfAnswer(endpoint: Endpoint, status: number, text: string): string[] {
  const faults: string[] = [];
  if (status >= 500 && !(status === 503 && endpoint.outsideFaults))
    faults.push(`answered ${status}`);
  if (STACK_TRACE.test(text)) faults.push('shows a stack trace');
  // A file has no fields that could leak; the caller has checked that it is one.
  if (endpoint.media && status < 400) return faults;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [...faults, 'is not JSON'];
  }
  const schema = status < 400 ? envelopeOf(endpoint.response) : Refusal;
  if (!schema.safeParse(body).success) faults.push('does not fit its schema');
  return [...faults, ...fieldsOutside(schema, body).map((path) => `lets out ${path}`)];
}

/** Each hostile string in each text field, in an otherwise valid request: nothing here is random. */
function strokesAt(endpoint: Endpoint): CallOptions[] {
  const part = writtenPartOf(endpoint);
  const schema = endpoint[part];
  if (!schema) return [];
  // Enough of them that every optional field is present in one.
  const examples = fc.sample(arbitraryOf(schema), { numRuns: 20, seed: 7 });
  const exampleWith = new Map<string, object>();
  for (const example of examples) {
    if (typeof example !== 'object' || example === null) continue;
    for (const [field, value] of Object.entries(example))
      if (typeof value === 'string') exampleWith.set(field, example);
  }
  return [...exampleWith].flatMap(([field, example]) =>
    HOSTILE_STRINGS.map((text) => ({ [part]: { ...example, ...keysOf(endpoint), [field]: text } })),
  );
}

async function tryOut(target: FuzzTarget, endpoint: Endpoint): Promise<string[]> {
  const faults = new Set<string>();
  const random = fc.sample(wishFor(endpoint), { numRuns: target.runs, seed: target.seed });
  for (const wish of [...strokesAt(endpoint), ...random]) {
    const { status, body } = await target.caller.sendAnything(endpoint, wish);
    for (const fault of faultsOfAnswer(endpoint, status, JSON.stringify(body))) {
      faults.add(`${fault} to ${JSON.stringify(wish).slice(0, 300)} (seed ${target.seed})`);
    }
  }
  return [...faults];
}

async function tryRawBodies(
  origin: string,
  headers: Record<string, string>,
  endpoint: Endpoint,
): Promise<string[]> {
  if (endpoint.method === 'GET') return [];
  const faults: string[] = [];
  for (const { type, text } of RAW_BODIES) {
    const response = await fetch(origin + urlOf(endpoint, {}), {
      method: endpoint.method,
      headers: { ...headers, 'content-type': type },
      body: text,
    });
    const found = faultsOfAnswer(endpoint, response.status, await response.text());
    faults.push(...found.map((fault) => `${fault} to raw ${type} ${text.slice(0, 60)}`));
  }
  return faults;
}

export interface FuzzTarget {
  origin: string;
  caller: ApiCaller;
  headers: Record<string, string>;
  /** Number of random requests per endpoint, and the seed: the same seed repeats them. */
  runs: number;
  seed: number;
}

/** Random valid, near-valid and hostile input to every endpoint, by every method and with odd headers; returns violations. */
export async function findFuzzFaults(
  target: FuzzTarget,
  endpoints: readonly Endpoint[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const endpoint of endpoints) {
    const found = [
      ...(endpoint.media ? [] : opennessOf(endpoint.response)),
      ...(await tryOut(target, endpoint)),
      ...(await tryRawBodies(target.origin, target.headers, endpoint)),
      ...(await tryOtherMethods(target, endpoint, faultsOfAnswer)),
      ...(await tryOddHeaders(target, endpoint, faultsOfAnswer)),
    ];
    faults.push(...found.map((fault) => `${endpoint.method} ${endpoint.path}: ${fault}`));
  }
  return faults;
}
