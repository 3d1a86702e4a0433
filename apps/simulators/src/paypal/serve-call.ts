import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault, Operation } from './faults.ts';
import { respondWithFault } from './respond-with-fault.ts';
import type { Simulator } from './simulator.ts';
import { type Answer, unprocessable, WireError } from './wire-error.ts';

interface Call {
  /** Id of the order, capture, refund or dispute in the URL. */
  id: string;
  body: unknown;
  /** `Prefer: return=representation`. */
  wantsAll: boolean;
  fault: Fault | undefined;
}

interface CallDefinition {
  operation: Operation;
  method: 'GET' | 'POST';
  url: string;
  /** Does the work and returns the id of the created or found object. */
  perform(call: Call): { id: string };
  /** Its current state: the response of the first call and of every repeat. */
  show(id: string, call: Call): object;
  /** How long a PayPal-Request-Id is remembered; missing for reads. */
  keptFor?: number;
}

export function authenticate(simulator: Simulator, request: FastifyRequest): void {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if ((simulator.tokens.get(token) ?? 0) <= simulator.clock.now())
    throw new WireError(401, 'INVALID_TOKEN');
}

/** `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}`, as in PayPal's sandbox. */
function applyFaultHeader(request: FastifyRequest): void {
  const header = String(request.headers['paypal-mock-response']);
  const [, issue] = /"mock_application_codes"\s*:\s*"(\w+)"/.exec(header) ?? [];
  if (issue) throw unprocessable(issue);
}

async function performOnce(
  simulator: Simulator,
  { perform, show, operation, keptFor = 0 }: CallDefinition,
  call: Call,
  requestId: string,
): Promise<Answer> {
  const key = `${operation} ${call.id} ${requestId}`;
  const madeBefore = simulator.requestIds.begin(key, call.body, keptFor);
  if (madeBefore !== undefined) return { status: 200, body: show(madeBefore, call) };
  try {
    if (call.fault?.effect === 'slow') await pause(call.fault.milliseconds);
    const { id } = perform(call);
    simulator.requestIds.made(key, id);
    return { status: 201, body: show(id, call) };
  } catch (error) {
    // Errors are not remembered: the next attempt may succeed.
    simulator.requestIds.failed(key);
    throw error;
  }
}

/** Registers a call of PayPal's API: authenticated, idempotent by request id, with faults. */
export function serveCall(
  app: FastifyInstance,
  simulator: Simulator,
  definition: CallDefinition,
): void {
  const { operation, method, url, perform, show } = definition;
  app.route<{ Params: { id?: string } }>({
    method,
    url,
    handler: (request, reply) => {
      const { id = '' } = request.params;
      const fault = simulator.noteCall(operation, id);
      return respondWithFault(fault, reply, async () => {
        // A slow read waits before the work; a slow write waits inside it, so that a duplicate request meets it.
        if (method === 'GET' && fault?.effect === 'slow') await pause(fault.milliseconds);
        authenticate(simulator, request);
        applyFaultHeader(request);
        const wantsAll = request.headers.prefer === 'return=representation';
        const call = { id, body: request.body, wantsAll, fault };
        const requestId = request.headers['paypal-request-id'];
        if (method === 'POST' && typeof requestId === 'string')
          return performOnce(simulator, definition, call, requestId);
        return { status: method === 'POST' ? 201 : 200, body: show(perform(call).id, call) };
      });
    },
  });
}
