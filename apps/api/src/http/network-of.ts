import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as every limit counts it: a household has a /64 of IPv6 to itself, and is one. */
export const networkOf = ({ ip }: FastifyRequest): string => fastifyRateLimit.normalizeIP(ip);
