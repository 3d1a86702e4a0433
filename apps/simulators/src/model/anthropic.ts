import type { Schema } from './generate-answer.ts';
import type { ChatRequest, HttpAnswer } from './wire.ts';

/** The parts of Anthropic's messages request that we read. */
interface MessagesRequest {
  model: string;
  max_tokens: number;
  system?: string | { type: string; text: string }[];
  messages: { role: string; content: string | { type: string; text?: string }[] }[];
  output_config?: { format?: { type: string; schema: Schema } };
}

/** Converts the request to OpenAI's format. */
export function toChatRequest(body: MessagesRequest): ChatRequest {
  const { system = '', output_config: config } = body;
  const told = typeof system === 'string' ? system : system.map(({ text }) => text).join(' ');
  const schema = config?.format?.schema;
  return {
    model: body.model,
    messages: [{ role: 'system', content: told }, ...body.messages],
    ...(schema && {
      response_format: { type: 'json_schema', json_schema: { name: 'response', schema } },
    }),
  };
}

const ERROR_TYPES: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
};
const STOPS: Record<string, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
};

interface Completion {
  choices: { message: { content: string | null; refusal: string | null }; finish_reason: string }[];
  usage: { prompt_tokens: number; completion_tokens: number };
  error: { message: string };
}

/** Converts OpenAI's response to Anthropic's format. */
export function toMessageResponse(
  model: string,
  { status, headers, body }: HttpAnswer,
): HttpAnswer {
  const told = body as Completion; // created by completion() or errorResponse()
  if (status !== 200) {
    const type = ERROR_TYPES[status] ?? 'api_error';
    const error = { type: 'error', error: { type, message: told.error.message } };
    return { status, ...(headers && { headers }), body: error };
  }
  const [choice] = told.choices;
  const isRefusal = choice?.message.refusal !== null;
  return {
    status,
    body: {
      id: `msg_${crypto.randomUUID()}`,
      type: 'message',
      role: 'assistant',
      model,
      content: isRefusal ? [] : [{ type: 'text', text: choice?.message.content ?? '' }],
      stop_reason: isRefusal ? 'refusal' : (STOPS[choice?.finish_reason ?? 'stop'] ?? 'end_turn'),
      stop_sequence: null,
      usage: {
        input_tokens: told.usage.prompt_tokens,
        output_tokens: told.usage.completion_tokens,
      },
    },
  };
}
