import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

// Personal data never reaches a log. Requests are logged by route pattern, without query, body or address (see
// http/request-log.ts); this list is a second safeguard against mistakes in later log lines.
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

/** A logged error for error reporting, already without personal data. */
export interface LoggedError {
  type: string;
  message?: string | undefined;
  stack: string;
  /** Our own log message. */
  doing: string;
}

const LEVEL_ERROR = 50;

/** Receives every logged error, of this log and its child logs. */
const listening = (hear: (error: LoggedError) => void): LoggerOptions['hooks'] => ({
  logMethod(args, method, level) {
    const [facts, doing] = args as unknown[];
    if (level >= LEVEL_ERROR && facts instanceof Object && 'err' in facts) {
      const { type, message, stack = '' } = describeError(facts.err);
      hear({ type, message, stack, doing: String(doing) });
    }
    method.apply(this, args);
  },
});

export interface LogOptions {
  destination?: DestinationStream | undefined;
  hear?: ((error: LoggedError) => void) | undefined;
}

export const makeLog = (
  level: string,
  process: string,
  { destination, hear }: LogOptions = {},
): Log =>
  pino(
    {
      ...(hear && { hooks: listening(hear) }),
      level,
      base: { process },
      redact: { paths: PERSONAL.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
      serializers: { err: describeError },
    },
    destination,
  );
