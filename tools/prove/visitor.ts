import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface VisitorRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON, with POST. */
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  /** Every header name, with repetitions. */
  headerNames: string[];
  body: Buffer;
}

/** A visitor with its own address and a keep-alive connection: on Linux every 127.x.y.z is local. */
export class Visitor {
  readonly #agent: Agent;
  readonly #port: number;

  constructor(port: number, localAddress: string) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, localAddress });
  }

  /** Rejects if the response is incomplete. */
  send({ path, headers = {}, body }: VisitorRequest): Promise<Answer> {
    const port = this.#port;
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent: this.#agent,
          timeout: 40_000,
          headers: {
            host: `localhost:${port}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          method: body === undefined ? 'GET' : 'POST',
        },
        (response) => {
          buffer(response).then(
            (content) =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                headerNames: response.rawHeaders.filter((_, index) => index % 2 === 0),
                body: content,
              }),
            reject,
          );
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 40 s')));
      outgoing.on('error', reject).end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
