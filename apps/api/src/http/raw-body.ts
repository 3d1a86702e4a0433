import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    keepsRawBody?: boolean;
  }
  interface FastifyRequest {
    /** Only where the endpoint asks for it: whoever signs what he sends, signs bytes. */
    rawBody?: Buffer;
  }
}

/** JSON by other names: what browsers send of their own accord. */
const JSON_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];

/** Reads JSON as Fastify does, and keeps the bytes for the endpoints that must check a signature over them. */
export function keepRawBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    if (request.routeOptions.config.keepsRawBody) request.rawBody = bytes;
    void parse(request, bytes.toString('utf8'), done);
  });
}
