import { randomBytes } from 'node:crypto';

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const newDebugId = (): string => randomBytes(7).toString('hex').slice(0, 13);

const MESSAGES: Record<string, string> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  AUTHENTICATION_FAILURE: 'Authentication failed due to missing or invalid credentials.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  RESOURCE_CONFLICT: 'The server has detected a conflict while processing this request.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  INTERNAL_SERVER_ERROR: 'An internal server error has occurred.',
};

const NAME_OF_STATUS: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
};

/** An error in PayPal's format. */
export class WireError extends Error {
  readonly answer: Answer;

  constructor(status: number, issue?: string, links: unknown[] = []) {
    const name = NAME_OF_STATUS[status] ?? 'INTERNAL_SERVER_ERROR';
    super(issue ?? name);
    const debugId = newDebugId();
    this.answer = {
      status,
      headers: { 'paypal-debug-id': debugId },
      body: {
        name,
        message: MESSAGES[name],
        debug_id: debugId,
        ...(issue && { details: [{ issue, description: `Simulated: ${issue}.` }] }),
        links: [
          ...links,
          ...(issue
            ? [
                {
                  href: `https://developer.paypal.com/api/#error-${issue}`,
                  rel: 'information_link',
                },
              ]
            : []),
        ],
      },
    };
  }
}

export const unprocessable = (issue: string, links?: unknown[]) => new WireError(422, issue, links);
export const notFound = () => new WireError(404, 'INVALID_RESOURCE_ID');
export const malformed = (issue = 'INVALID_PARAMETER_SYNTAX') => new WireError(400, issue);
