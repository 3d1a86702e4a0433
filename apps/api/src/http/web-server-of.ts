import { createHash, timingSafeEqual } from 'node:crypto';
import { WEB_SERVER_HEADER } from '@ismi/contract';
import type { FastifyRequest } from 'fastify';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The web server that made a request; undefined when the secret is missing or wrong. */
export function webServerOf(secret: string): (request: FastifyRequest) => string | undefined {
  const expected = digestOf(secret);
  return ({ headers }) => {
    const header = headers[WEB_SERVER_HEADER];
    if (typeof header !== 'string') return undefined;
    const [instance = '', ...rest] = header.split(' ');
    return timingSafeEqual(digestOf(rest.join(' ')), expected) ? instance : undefined;
  };
}
