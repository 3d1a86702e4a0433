import type { Schema } from './generate-answer.ts';

/** The parts of OpenAI's chat completion request that we read. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string | { type: string; text?: string }[] }[];
  response_format?: {
    type: string;
    json_schema?: { name: string; strict?: boolean; schema: Schema };
  };
}

export interface HttpAnswer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

export const errorResponse = (
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): HttpAnswer => ({
  status,
  ...(headers && { headers }),
  body: { error: { message, type: code, param: null, code } },
});

/** A rough estimate; the vendor counts differently. */
const tokensIn = (text: string): number => Math.ceil(text.length / 4);

const textOf = ({ content }: ChatRequest['messages'][number]): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join(' ');

/** The user messages, without the instructions. */
export const userTextIn = ({ messages }: ChatRequest): string =>
  messages
    .filter(({ role }) => role === 'user')
    .map(textOf)
    .join(' ');

/** The system messages. */
export const instructionsIn = ({ messages }: ChatRequest): string =>
  messages
    .filter(({ role }) => role === 'system')
    .map(textOf)
    .join(' ');

interface Completion {
  content: string | null;
  refusal?: string;
  finishReason?: 'stop' | 'length' | 'content_filter';
}

export function completion(
  request: ChatRequest,
  { content, refusal, finishReason = 'stop' }: Completion,
): HttpAnswer {
  const asked = tokensIn(request.messages.map(textOf).join(' '));
  const said = tokensIn(content ?? refusal ?? '');
  return {
    status: 200,
    body: {
      id: `chatcmpl-${crypto.randomUUID()}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: request.model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, refusal: refusal ?? null },
          logprobs: null,
          finish_reason: finishReason,
        },
      ],
      usage: { prompt_tokens: asked, completion_tokens: said, total_tokens: asked + said },
    },
  };
}
