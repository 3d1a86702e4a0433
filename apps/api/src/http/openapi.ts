import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { routeLimit } from './rate-limit.ts';

/** The contract as an OpenAPI document, generated from the enforced schemas; the viewer page only where configured. */
export async function collectOpenApi(
  app: FastifyInstance,
  withReadingPage: boolean,
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'ismi', version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  if (withReadingPage) {
    await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  }
}

export function serveOpenApi(
  api: FastifyInstance,
  { rateLimit }: ReturnType<typeof routeLimit>,
): void {
  api.get('/openapi.json', { schema: { hide: true }, config: { rateLimit } }, async () =>
    api.swagger(),
  );
}
