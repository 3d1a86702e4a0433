import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { readModelConfig } from './config.ts';
import { toChatRequest, toMessageResponse } from './model/anthropic.ts';
import { complete } from './model/complete.ts';
import { createFaultQueue, parseFaultOrder } from './model/faults.ts';
import { type ChatRequest, errorResponse, type HttpAnswer } from './model/wire.ts';

const { port, apiKey, model } = readModelConfig();
const faultQueue = createFaultQueue();
/** Received requests for tests, newest last. */
const heard: unknown[] = [];
const MAX_REMEMBERED = 50;

function remember({ headers }: IncomingMessage, body: unknown): void {
  heard.push({ headers, body });
  if (heard.length > MAX_REMEMBERED) heard.shift();
}

async function chat(request: IncomingMessage): Promise<HttpAnswer | 'never'> {
  const body: ChatRequest = JSON.parse(await text(request));
  remember(request, body);
  if (request.headers.authorization !== `Bearer ${apiKey}`)
    return errorResponse(401, 'invalid_api_key', 'Incorrect API key provided');
  if (body.model !== model)
    return errorResponse(404, 'model_not_found', `The model '${body.model}' does not exist`);
  return complete(body, faultQueue.next());
}

/** The same model with Anthropic's API. */
async function messages(request: IncomingMessage): Promise<HttpAnswer | 'never'> {
  const body = JSON.parse(await text(request));
  remember(request, body);
  const chatRequest = toChatRequest(body);
  const answer = async () => {
    if (request.headers['x-api-key'] !== apiKey)
      return errorResponse(401, 'authentication_error', 'invalid x-api-key');
    if (chatRequest.model !== model)
      return errorResponse(404, 'not_found_error', `model: ${chatRequest.model}`);
    return complete(chatRequest, faultQueue.next());
  };
  const answered = await answer();
  return answered === 'never' ? answered : toMessageResponse(model, answered);
}

/** Not part of the vendor's API: lets tests set faults and read the received requests. */
async function control(request: IncomingMessage): Promise<HttpAnswer> {
  if (request.method === 'GET') return { status: 200, body: { heard } };
  if (request.method === 'PUT') faultQueue.set(parseFaultOrder(await text(request)));
  else faultQueue.set(undefined);
  return { status: 200, body: {} };
}

async function answer(request: IncomingMessage): Promise<HttpAnswer | 'never'> {
  switch (`${request.method} ${request.url}`) {
    case 'POST /v1/chat/completions':
      return chat(request);
    case 'POST /v1/messages':
      return messages(request);
    case 'GET /v1/models':
      return { status: 200, body: { object: 'list', data: [{ id: model, object: 'model' }] } };
    case 'GET /control':
    case 'PUT /control':
    case 'DELETE /control':
      return control(request);
    default:
      return errorResponse(404, 'not_found', 'Unknown request URL');
  }
}

/** A language model simulator with the wire formats of OpenAI and Anthropic; fails on request. */
const server = createServer(async (request, response) => {
  const answered = await answer(request).catch((error: Error) =>
    errorResponse(400, 'invalid_request_error', error.message),
  );
  if (answered === 'never') return;
  response
    .writeHead(answered.status, { 'content-type': 'application/json', ...answered.headers })
    .end(JSON.stringify(answered.body));
});
server.listen(port, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
