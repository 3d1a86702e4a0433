import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

// Personal data never reaches a log. Requests are logged by route pattern, without query, body or address (see http/request-log.ts);
// this list is the second fence for what a later line may hand over by mistake.
const PERSONAL = [
  'email',
  'to',
  'password',
  'token',
  'authorization',
  'cookie',
  'payload',
  'body',
  'headers',
];

export const makeLog = (level: string, process: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { process },
      redact: { paths: PERSONAL.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
      serializers: { err: describeError },
    },
    destination,
  );
