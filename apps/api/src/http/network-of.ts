import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The network a request comes from, as every limit counts it: an IPv6 household has a /64 and counts as one. */
export const networkOf = ({ ip }: FastifyRequest): string => fastifyRateLimit.normalizeIP(ip);
