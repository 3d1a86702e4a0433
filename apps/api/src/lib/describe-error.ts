// Thrown in our own code, or by schemas of ours, which name places and not values: these messages may be read. Drivers and
// servers quote in theirs what they were given: the values of a query, a receiver's address, the text that could not be parsed.
const SPEAKING = new Set([
  'AppError',
  'OutsideFault',
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'ZodError',
]);
const FACTS = ['code', 'constraint', 'responseCode', 'statusCode', 'party'];

function mayBeRead(type: string, error: Error): boolean {
  // Node's and nodemailer's errors are plain ones with a code; the code says enough.
  return type === 'AppError' || (SPEAKING.has(type) && !('code' in error));
}

interface ErrorDescription {
  type: string;
  message?: string;
  stack?: string | undefined;
  cause?: unknown;
}

/** For the log: what finds a fault in the code, without telling whose data met it. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  return {
    type,
    ...Object.fromEntries(Object.entries(error).filter(([key]) => FACTS.includes(key))),
    ...(mayBeRead(type, error) && { message: error.message }),
    // Only the frames: above them stands the message again.
    stack: error.stack?.match(/^ +at .+$/gm)?.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
