import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode, errorText, FALLBACK_LOCALE } from '@ismi/contract';
import { ANSWER_HEADERS } from './answer-headers.ts';

/** For what Node could not parse as HTTP: no request exists yet, so the answer is written by hand, in the same envelope. */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: ErrorCode =
    error.code === 'HPE_HEADER_OVERFLOW' ? 'PAYLOAD_TOO_LARGE' : 'VALIDATION_FAILED';
  const body = JSON.stringify({
    success: false,
    error: { code, message: errorText(code, FALLBACK_LOCALE) },
  });
  socket.end(
    [
      `HTTP/1.1 ${ERROR_STATUS[code]} Refused`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...Object.entries(ANSWER_HEADERS).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}
