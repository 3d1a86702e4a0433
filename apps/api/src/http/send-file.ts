import { type Endpoint, FileAnswer } from '@ismi/contract';
import type { FastifyReply } from 'fastify';

/** A year is what "for ever" means to a cache. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A file instead of an envelope. It may be shown on other people's pages: that is what it is for. */
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
