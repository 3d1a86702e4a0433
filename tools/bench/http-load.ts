import { Agent, request } from 'node:http';

export interface Call {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call on a keep-alive connection; throws unless the status is 200. */
export const send = ({ url, method, headers, body }: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** All people call without a pause until this many calls were made. */
export async function repeatCalls<P>(
  count: number,
  people: readonly P[],
  callOf: (person: P) => Call,
): Promise<void> {
  let left = count;
  const callRepeatedly = async (person: P) => {
    while (left > 0) {
      left -= 1;
      await send(callOf(person));
    }
  };
  await Promise.all(people.map(callRepeatedly));
}

export const closeConnections = (): void => agent.destroy();
