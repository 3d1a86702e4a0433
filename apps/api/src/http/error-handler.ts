import { ERROR_STATUS, type ErrorCode, errorText } from '@ismi/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfConstraint } from '../db/constraint-refusals.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import type { OutageLog } from '../db/outage-log.ts';
import { AppError, ThirdPartyError } from '../lib/app-error.ts';
import { localeOf } from './locale.ts';

// Fastify's own errors as our codes; any other 4xx from it is a request that we could not read.
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Only errors of the framework: a library's error with status 404 is still our bug. */
const isFastifyRefusal = (error: Error): error is FastifyError =>
  'code' in error &&
  String(error.code).startsWith('FST_ERR_') &&
  'statusCode' in error &&
  Number(error.statusCode) < 500;

/** Three kinds: a refusal states its reason, an outside failure says "later", a bug gives only an id to find it in the logs. */
function toRefusal(error: FastifyError | Error, requestId: string): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ThirdPartyError || isDatabaseUnavailable(error))
    return new AppError('SERVICE_UNAVAILABLE');
  const refused = refusalOfConstraint(error);
  if (refused) return new AppError(refused);
  if ('validation' in error && error.validation) {
    return new AppError('VALIDATION_FAILED', {
      fields: error.validation.map((issue) => ({
        path: issue.instancePath.slice(1),
        rule: issue.keyword,
      })),
    });
  }
  if (isFastifyRefusal(error))
    return new AppError(FASTIFY_CODES[error.code] ?? 'VALIDATION_FAILED');
  return new AppError('INTERNAL_ERROR', { request_id: requestId });
}

export const refusalBody = (refusal: AppError, request: FastifyRequest) => ({
  success: false,
  error: {
    ...refusal.details,
    code: refusal.code,
    message: errorText(refusal.code, localeOf(request)),
  },
});

/** A database outage is logged once, not for every failed request. */
export const handleErrors =
  (outages: OutageLog) =>
  (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toRefusal(error, request.id);
    const isFault = refusal.statusCode >= 500 && !outages.tell(error);
    if (isFault) request.log.error({ err: error }, 'request failed');
    return reply.status(refusal.statusCode).send(refusalBody(refusal, request));
  };

export const handleNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply.status(ERROR_STATUS.NOT_FOUND).send(refusalBody(new AppError('NOT_FOUND'), request));
