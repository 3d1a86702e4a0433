import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Person } from './people.ts';

export interface Call {
  method: 'GET' | 'POST' | 'HEAD';
  /** Path below `/api`, with query. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Close the connection after this time. */
  abandonAfterMs?: number;
}

export interface Answer {
  /** 0: the connection was closed, or no answer came. */
  status: number;
  code: string | undefined;
  // Not validated: read with care.
  data: Record<string, unknown>;
}

/** Calls the API as a person, or as a guest at an address. */
export type CallApi = (who: Person | { address: string }, call: Call) => Promise<Answer>;

const TIMEOUT_MS = 60_000;

function readEnvelope(body: string): Pick<Answer, 'code' | 'data'> {
  if (body === '') return { code: undefined, data: {} };
  const { data, error } = JSON.parse(body) as { data?: Answer['data']; error?: { code: string } };
  return { code: error?.code, data: data ?? {} };
}

/** Uses all API processes in turn. */
export function makeCaller(apis: readonly string[]): { callApi: CallApi; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let turn = 0;
  const callApi: CallApi = (who, { method, path, body, headers = {}, abandonAfterMs }) => {
    turn += 1;
    const url = `${apis[turn % apis.length]}/api${path}`;
    return new Promise((resolve) => {
      const outgoing = request(
        url,
        {
          method,
          agent,
          signal: AbortSignal.timeout(abandonAfterMs ?? TIMEOUT_MS),
          headers: {
            'x-forwarded-for': who.address,
            ...('token' in who && { authorization: `Bearer ${who.token()}` }),
            ...(body && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          text(response).then(
            (answer) => resolve({ status: response.statusCode ?? 0, ...readEnvelope(answer) }),
            () => resolve({ status: 0, code: undefined, data: {} }),
          );
        },
      );
      outgoing.on('error', () => resolve({ status: 0, code: undefined, data: {} }));
      outgoing.end(body && JSON.stringify(body));
    });
  };
  return { callApi, close: () => agent.destroy() };
}
