import type { FastifyReply } from 'fastify';
import type { Fault } from './faults.ts';
import { type Answer, newDebugId, WireError } from './wire-error.ts';

function throwErrorOf(fault: Fault | undefined): void {
  if (fault?.effect === '401') throw new WireError(401, 'INVALID_TOKEN');
  if (fault?.effect === '403') throw new WireError(403, 'PERMISSION_DENIED');
  if (fault?.effect === '500_before') throw new WireError(500);
  if (fault?.effect === 'issue') throw new WireError(fault.status, fault.issue);
  if (fault?.effect === '429') {
    const refusal = new WireError(429);
    if (fault.retryAfterSeconds !== undefined)
      refusal.answer.headers = { 'retry-after': String(fault.retryAfterSeconds) };
    throw refusal;
  }
}

/** Drops the response before or after the work; false if the fault is another one. */
function dropResponse(
  when: 'before' | 'after',
  fault: Fault | undefined,
  reply: FastifyReply,
): boolean {
  const isReset = fault?.effect === `reset_${when}`;
  if (!isReset && fault?.effect !== `timeout_${when}`) return false;
  reply.hijack();
  if (isReset) reply.raw.socket?.destroy();
  return true;
}

/** Sends half of the response: cut off, or declared as complete. */
function sendTruncated(fault: Fault, reply: FastifyReply, { status, body }: Answer): void {
  const whole = Buffer.from(JSON.stringify(body ?? {}));
  const half = whole.subarray(0, whole.length / 2);
  const isCut = fault.effect === 'reset_mid_body';
  reply.hijack();
  reply.raw.writeHead(status, {
    'content-type': 'application/json',
    'content-length': isCut ? whole.length : half.length,
  });
  if (isCut) reply.raw.write(half, () => reply.raw.socket?.destroy());
  else reply.raw.end(half);
}

const send = (reply: FastifyReply, { status, body, headers }: Answer) =>
  reply
    .status(status)
    .headers({ 'paypal-debug-id': newDebugId(), ...headers })
    .send(body);

/** Does the work and responds in PayPal's format, unless the fault says otherwise. */
export async function respondWithFault(
  fault: Fault | undefined,
  reply: FastifyReply,
  work: () => Answer | Promise<Answer>,
): Promise<FastifyReply> {
  if (dropResponse('before', fault, reply)) return reply;
  try {
    throwErrorOf(fault);
    const answer = await work();
    if (fault?.effect === '500_after') throw new WireError(500);
    if (dropResponse('after', fault, reply)) return reply;
    if (fault?.effect === 'reset_mid_body' || fault?.effect === 'malformed_json') {
      sendTruncated(fault, reply, answer);
      return reply;
    }
    return send(reply, answer);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return send(reply, error.answer);
  }
}
