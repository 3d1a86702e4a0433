import { type Endpoint, type OwnedResource, requiresFreshSignIn } from '@ismi/contract';
import fc from 'fast-check';
import type { Answer, ApiCaller, CallOptions } from '../api-caller.ts';
import { aUser, type TestUser } from '../fixtures/users.ts';
import type { TestApi } from '../start-test-api.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { keysOf, writtenPartOf } from './valid-input.ts';

/** Creates a resource of the given user, and returns the value of the path parameter. */
type OwnedFixture = (api: TestApi, owner: TestUser) => Promise<string>;
export type OwnedFixtures = Partial<Record<OwnedResource, OwnedFixture>>;

const IDENTITIES = [
  'guest',
  'user',
  'another user',
  'deactivated user',
  'administrator by password alone',
  'administrator of an hour ago',
  'administrator',
] as const;
type Identity = (typeof IDENTITIES)[number];

const labelOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const isAdministrator = (identity: Identity) => identity.startsWith('administrator');

/** Of an administrators' endpoint. */
function refusalOfAdmins(endpoint: Endpoint, identity: Identity, { body }: CallOptions) {
  if (!isAdministrator(identity)) return 'FORBIDDEN';
  if (identity === 'administrator by password alone' && !endpoint.beforeSecondFactor)
    return 'SECOND_FACTOR_REQUIRED';
  return identity === 'administrator of an hour ago' && requiresFreshSignIn(endpoint, body)
    ? 'FRESH_SIGN_IN_REQUIRED'
    : undefined;
}

/** The refusal that an identity must get, or undefined when it has access. */
function expectedRefusal(
  endpoint: Endpoint,
  identity: Identity,
  wish: CallOptions,
): string | undefined {
  const { access, owns } = endpoint;
  if (access === 'guest') return undefined;
  if (identity === 'guest' || identity === 'deactivated user') return 'UNAUTHENTICATED';
  if (access === 'admin') return refusalOfAdmins(endpoint, identity, wish);
  const isOwned = owns !== undefined && owns !== 'nobody';
  const isStranger = identity === 'another user' || isAdministrator(identity);
  return isOwned && isStranger ? 'NOT_FOUND' : undefined;
}

/** Mistakes in the declaration itself. */
function declarationFaults(endpoint: Endpoint, fixtures: OwnedFixtures): string[] {
  const { path, access, owns } = endpoint;
  const faults: string[] = [];
  if (/^\/admin(\/|$)/.test(path) !== (access === 'admin')) {
    faults.push(
      `${labelOf(endpoint)}: what lies under /admin, and only that, is for administrators`,
    );
  }
  if (access !== 'admin' && (endpoint.fresh || endpoint.freshWhen || endpoint.beforeSecondFactor)) {
    faults.push(`${labelOf(endpoint)}: only administrators have a second factor`);
  }
  if (access === 'user' && path.includes(':') && !owns) {
    faults.push(`${labelOf(endpoint)}: has parameters, but does not say whose thing they name`);
  }
  if (owns && owns !== 'nobody' && !fixtures[owns.resource]) {
    faults.push(`${labelOf(endpoint)}: no fixture makes a '${owns.resource}'`);
  }
  return faults;
}

function exampleFor(endpoint: Endpoint, ownedId: string | undefined): CallOptions {
  const { owns } = endpoint;
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = endpoint[name];
    if (!schema) return undefined;
    const sample = fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 7 })[0];
    return {
      ...(sample as object), // an endpoint's input is an object in all three places
      ...(name === writtenPartOf(endpoint) && keysOf(endpoint)),
      ...(owns && owns !== 'nobody' && owns.in === name && { [owns.key]: ownedId }),
    };
  };
  return { params: part('params'), query: part('query'), body: part('body') };
}

/** Codes of the access check alone; a refusal by the handler has another code. A cookie counts as a credential, too. */
const isTurnedAway = ({ usesCookies }: Endpoint, code: string | undefined) =>
  ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'].includes(code ?? '') ||
  (code === 'UNAUTHENTICATED' && !usesCookies);

function verdict(
  endpoint: Endpoint,
  identity: Identity,
  wish: CallOptions,
  { status, body }: Answer,
): string[] {
  const expected = expectedRefusal(endpoint, identity, wish);
  const isOwner = identity === 'user' && endpoint.owns && endpoint.owns !== 'nobody';
  const wrong =
    expected === undefined
      ? isTurnedAway(endpoint, body.error?.code) || status >= 500 || (isOwner && status === 404)
      : body.error?.code !== expected;
  const got = body.error?.code ?? status;
  return wrong
    ? [`${labelOf(endpoint)}: ${identity} got ${got}, expected ${expected ?? 'admission'}`]
    : [];
}

async function callersOf(
  api: TestApi,
): Promise<{ owner: TestUser; callers: Record<Identity, ApiCaller> }> {
  const owner = await aUser(api.db);
  const administrator = () => aUser(api.db, { isAdmin: true });
  return {
    owner,
    callers: {
      guest: api.guest,
      user: await api.as(owner),
      'another user': await api.as(await aUser(api.db)),
      'deactivated user': await api.as(await aUser(api.db, { isActive: false })),
      'administrator by password alone': await api.as(await administrator(), {
        withoutSecondFactor: true,
      }),
      'administrator of an hour ago': await api.as(await administrator(), {
        provenMsAgo: 3_600_000,
      }),
      administrator: await api.as(await administrator()),
    },
  };
}

/** Calls every endpoint with every identity; returns what was not as declared. */
export async function findAccessFaults(
  api: TestApi,
  endpoints: readonly Endpoint[],
  fixtures: OwnedFixtures,
): Promise<string[]> {
  const { owner, callers } = await callersOf(api);
  const faults: string[] = [];
  for (const endpoint of endpoints) {
    const declaration = declarationFaults(endpoint, fixtures);
    faults.push(...declaration);
    if (declaration.length > 0) continue;
    const owns = endpoint.owns;
    for (const identity of IDENTITIES) {
      // A new one for each: the owner's own call may delete it.
      const ownedId =
        owns && owns !== 'nobody' ? await fixtures[owns.resource]?.(api, owner) : undefined;
      const wish = exampleFor(endpoint, ownedId);
      const answer = await callers[identity].sendAnything(endpoint, wish);
      faults.push(...verdict(endpoint, identity, wish, answer));
    }
  }
  return faults;
}
