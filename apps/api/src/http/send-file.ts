import { type Endpoint, FileAnswer } from '@ismi/contract';
import type { FastifyReply } from 'fastify';

/** A year counts as "for ever" in caches. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Sends a file instead of an envelope. Other sites may embed it, which is its purpose. */
export function sendFile(
  reply: FastifyReply,
  media: NonNullable<Endpoint['media']>,
  answer: unknown,
) {
  const { bytes, isLasting } = FileAnswer.parse(answer);
  reply.type(media).header('cross-origin-resource-policy', 'cross-origin');
  if (isLasting) reply.header('cache-control', FOR_EVER);
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
