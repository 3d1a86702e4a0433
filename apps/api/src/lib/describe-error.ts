// Errors from our own code or schemas, which name places and not values: their messages may be logged. Drivers and servers
// quote their input: values of a query, a recipient's address, unparsable text.
const SPEAKING = new Set([
  'AppError',
  'ThirdPartyError',
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'ZodError',
]);
const FACTS = ['code', 'constraint', 'responseCode', 'statusCode', 'party'];

function mayBeRead(type: string, error: Error): boolean {
  // Errors of Node and nodemailer are plain errors with a code; the code is enough.
  return type === 'AppError' || (SPEAKING.has(type) && !('code' in error));
}

interface ErrorDescription {
  type: string;
  message?: string;
  stack?: string | undefined;
  cause?: unknown;
}

/** Describes an error for the log without anybody's data. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  return {
    type,
    ...Object.fromEntries(Object.entries(error).filter(([key]) => FACTS.includes(key))),
    ...(mayBeRead(type, error) && { message: error.message }),
    // Only the frames: the first lines repeat the message.
    stack: error.stack?.match(/^ +at .+$/gm)?.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
