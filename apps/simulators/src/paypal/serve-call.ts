import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault, Operation } from './faults.ts';
import { answerThrough } from './unreliable.ts';
import { type Answer, unprocessable, WireError } from './wire-error.ts';
import type { World } from './world.ts';

interface Call {
  /** The order, capture, refund or dispute in the address. */
  id: string;
  body: unknown;
  /** `Prefer: return=representation`. */
  wantsAll: boolean;
  fault: Fault | undefined;
}

interface Served {
  operation: Operation;
  method: 'GET' | 'POST';
  url: string;
  /** Does the work and names what it has made, or only finds it. */
  perform(call: Call): { id: string };
  /** The latest about it: what the first call and every repeat of it answer. */
  show(id: string, call: Call): object;
  /** How long a PayPal-Request-Id is remembered; calls that only read have none. */
  keptFor?: number;
}

export function authenticate(world: World, request: FastifyRequest): void {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if ((world.tokens.get(token) ?? 0) <= world.clock.now())
    throw new WireError(401, 'INVALID_TOKEN');
}

/** `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}`, as PayPal's sandbox takes it. */
function refuseAsMocked(request: FastifyRequest): void {
  const header = String(request.headers['paypal-mock-response']);
  const [, issue] = /"mock_application_codes"\s*:\s*"(\w+)"/.exec(header) ?? [];
  if (issue) throw unprocessable(issue);
}

async function performOnce(
  world: World,
  { perform, show, operation, keptFor = 0 }: Served,
  call: Call,
  requestId: string,
): Promise<Answer> {
  const key = `${operation} ${call.id} ${requestId}`;
  const madeBefore = world.requestIds.begin(key, call.body, keptFor);
  if (madeBefore !== undefined) return { status: 200, body: show(madeBefore, call) };
  try {
    if (call.fault?.effect === 'slow') await pause(call.fault.milliseconds);
    const { id } = perform(call);
    world.requestIds.made(key, id);
    return { status: 201, body: show(id, call) };
  } catch (error) {
    // A refusal is not remembered: the next try may succeed.
    world.requestIds.failed(key);
    throw error;
  }
}

/** A call of PayPal's API: authenticated, safe to repeat with the same request id, open to faults. */
export function serveCall(app: FastifyInstance, world: World, served: Served): void {
  const { operation, method, url, perform, show } = served;
  app.route<{ Params: { id?: string } }>({
    method,
    url,
    handler: (request, reply) => {
      const { id = '' } = request.params;
      const fault = world.noteCall(operation, id);
      return answerThrough(fault, reply, async () => {
        // A slow question arrives late; a slow order is at work for long, and its twin meets it there.
        if (method === 'GET' && fault?.effect === 'slow') await pause(fault.milliseconds);
        authenticate(world, request);
        refuseAsMocked(request);
        const wantsAll = request.headers.prefer === 'return=representation';
        const call = { id, body: request.body, wantsAll, fault };
        const requestId = request.headers['paypal-request-id'];
        if (method === 'POST' && typeof requestId === 'string')
          return performOnce(world, served, call, requestId);
        return { status: method === 'POST' ? 201 : 200, body: show(perform(call).id, call) };
      });
    },
  });
}
