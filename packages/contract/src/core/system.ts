import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const system = {
  health: defineEndpoint({
    method: 'GET',
    path: '/health',
    access: 'guest',
    summary: 'Alive: the process answers',
    limit: 'watch',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/ready',
    access: 'guest',
    summary: 'Ready for traffic: the database answers and no stop is under way',
    limit: 'watch',
    outsideFaults: true,
    response: z.object({ status: z.literal('ready'), shared_limits: z.boolean() }),
  }),
};
