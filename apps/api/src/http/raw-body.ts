import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    keepsRawBody?: boolean;
  }
  interface FastifyRequest {
    /** Only where the endpoint asks for it: signatures cover the raw bytes. */
    rawBody?: Buffer;
  }
}

/** Other content types for JSON that browsers send by themselves. */
const JSON_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];

/** Parses JSON as Fastify does, and keeps the bytes for endpoints that verify a signature. */
export function keepRawBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    if (request.routeOptions.config.keepsRawBody) request.rawBody = bytes;
    void parse(request, bytes.toString('utf8'), done);
  });
}
