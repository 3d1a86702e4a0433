import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CLIENT = new URL('../build/client/', import.meta.url);

/** Hashed files never change and may be cached forever; the few with a fixed name (icon, robots) for an hour. */
export async function serveBuiltAssets(web: FastifyInstance): Promise<void> {
  await web.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', CLIENT)),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  await web.register(fastifyStatic, {
    root: fileURLToPath(CLIENT),
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    maxAge: '1h',
    decorateReply: false,
  });
}
