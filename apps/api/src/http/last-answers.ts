import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { refusalBody } from './error-handler.ts';

/** How far a process is on its way out. */
export type Farewell = 'none' | 'stopping' | 'turning-away';

/** The API says 502 at no other time, so a proxy may take it to mean "ask another instance, and me no more for a while". */
const ASK_ANOTHER = 502;

/**
 * While a stop is under way, every answer is the last on its connection: the proxy opens the next one, elsewhere if it
 * can, and none is left that would have to be cut with a request on its way.
 * Just before the door closes reads are turned away, which a proxy repeats elsewhere without harm, so that it learns to
 * stay away. Otherwise a connection that waits unopened at that moment is lost, and with it a write, which nobody repeats.
 */
export function sayFarewell(app: FastifyInstance, farewell: () => Farewell): void {
  app.addHook('onRequest', async (request, reply) => {
    if (farewell() !== 'turning-away' || !/^(GET|HEAD)$/.test(request.method)) return;
    await reply.status(ASK_ANOTHER).send(refusalBody(new AppError('SERVICE_UNAVAILABLE'), request));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (farewell() !== 'none') reply.header('connection', 'close');
  });
}
