import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { refusalBody } from './error-handler.ts';

/** The stages of a shutdown. */
export type DrainState = 'none' | 'stopping' | 'rejecting-reads';

/** The API answers 502 at no other time, so a proxy may read it as "use another instance and pause this one". */
const BAD_GATEWAY = 502;

/**
 * During a shutdown every answer closes its connection: the proxy opens the next one, elsewhere if it can, and no connection
 * with a pending request has to be cut. Just before the listener closes, reads are rejected, which a proxy can safely repeat
 * elsewhere, so that it stops sending here. Otherwise a connection still in the backlog at that moment is lost, and with it a
 * write, which no proxy repeats.
 */
export function installDrainHooks(app: FastifyInstance, drainState: () => DrainState): void {
  app.addHook('onRequest', async (request, reply) => {
    if (drainState() !== 'rejecting-reads' || !/^(GET|HEAD)$/.test(request.method)) return;
    await reply.status(BAD_GATEWAY).send(refusalBody(new AppError('SERVICE_UNAVAILABLE'), request));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (drainState() !== 'none') reply.header('connection', 'close');
  });
}
