/** A refusal of the API, or a failed connection (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** The details that came with the refusal, such as `retry_after`. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** No session, or an expired one. A wrong password has its own code. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UNAUTHENTICATED';

/** Seconds until a retry may work, if the refusal says so. */
export const secondsToWait = (error: ApiError): number | undefined => {
  const { retry_after: wait } = error.data;
  return typeof wait === 'number' ? wait : undefined;
};
