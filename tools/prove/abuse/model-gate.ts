import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isAttacker, markerIn } from './markers.ts';

/** How the model answers attackers' questions; `works` is normal. Families' questions are always answered normally. */
export type Mood = 'works' | 'echo' | 'unknown' | 'slow' | 'refusal' | 'down';

export interface EurosPerMillion {
  in: number;
  out: number;
}

/** Questions of one account at the model. */
interface AccountUse {
  /** Questions about a name: its meaning or how it is regarded. */
  nameCalls: number;
  listCalls: number;
  microEuros: number;
  /** Highest number of questions at the same time. */
  mostAtOnce: number;
}

export interface ModelGate {
  url: string;
  mood: Mood;
  /** By marker. */
  uses: ReadonlyMap<string, AccountUse>;
  /** Questions without a marker, whose account is unknown. */
  readonly unmarked: number;
  /** Cost of the most expensive question of each kind, in millionths of a euro. */
  readonly mostExpensive: { name: number; list: number };
  readonly totalMicroEuros: number;
  close(): Promise<void>;
}

interface Chat {
  messages: { role: string; content: unknown }[];
}

const newUse = (): AccountUse => ({ nameCalls: 0, listCalls: 0, microEuros: 0, mostAtOnce: 0 });

/** The material is our JSON; the simulator reads its mood from any word in it. */
function withMood(chat: Chat, mood: Mood): string {
  const messages = chat.messages.map((message) =>
    message.role === 'user'
      ? {
          ...message,
          content: JSON.stringify({ ...JSON.parse(textOf(message)), mood: `[[${mood}]]` }),
        }
      : message,
  );
  return JSON.stringify({ ...chat, messages });
}

const textOf = ({ content }: Chat['messages'][number]): string => {
  if (typeof content === 'string') return content;
  const parts = content as { text?: string }[]; // the other form that the wire format allows
  return parts.map(({ text: part = '' }) => part).join(' ');
};

const materialOf = ({ messages }: Chat): string =>
  messages
    .filter(({ role }) => role === 'user')
    .map(textOf)
    .join(' ');

/** The answers of a questionnaire without free text. */
function answersIn(material: string): string {
  const { wishes } = JSON.parse(material) as { wishes?: Record<string, unknown> };
  const { in_their_words: _, ...answers } = wishes ?? {};
  return JSON.stringify(answers);
}

function costOf(answer: string, price: EurosPerMillion): number {
  const { usage } = JSON.parse(answer) as {
    usage?: { prompt_tokens: number; completion_tokens: number };
  };
  return usage
    ? Math.ceil(usage.prompt_tokens * price.in + usage.completion_tokens * price.out)
    : 0;
}

/**
 * A proxy between the API and the model simulator. Counts questions, cost and concurrency by account, and sets the simulator's
 * mood for attackers' questions. `simulator` is called at each question, because it starts after the proxy.
 */
export async function openModelGate(
  simulator: () => string,
  price: EurosPerMillion,
): Promise<ModelGate> {
  const uses = new Map<string, AccountUse>();
  const underWay = new Map<string, number>();
  const state = { unmarked: 0, total: 0 };
  const mostExpensive = { name: 0, list: 0 };
  const recordOf = (marker: string): AccountUse => {
    const use = uses.get(marker) ?? newUse();
    uses.set(marker, use);
    return use;
  };

  /** A list's second question has no marker: it belongs to the last account that gave the same other answers. */
  const answered = new Map<string, string[]>();
  const ownerOf = (material: string): string | undefined => {
    const marker = markerIn(material);
    return marker ?? answered.get(answersIn(material))?.pop();
  };

  function enter(marker: string): () => void {
    const use = recordOf(marker);
    const now = (underWay.get(marker) ?? 0) + 1;
    underWay.set(marker, now);
    use.mostAtOnce = Math.max(use.mostAtOnce, now);
    return () => {
      underWay.set(marker, (underWay.get(marker) ?? 1) - 1);
    };
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chat = JSON.parse(await text(request)) as Chat;
    const material = materialOf(chat);
    const marker = ownerOf(material);
    if (marker === undefined) state.unmarked += 1;
    const isList = material.includes('"candidates"');
    const leave = marker === undefined ? () => {} : enter(marker);
    try {
      const isMoody = marker !== undefined && isAttacker(marker) && gate.mood !== 'works';
      const answer = await fetch(`${simulator()}${request.url}`, {
        method: 'POST',
        headers: {
          authorization: request.headers.authorization ?? '',
          'content-type': 'application/json',
        },
        body: isMoody ? withMood(chat, gate.mood) : JSON.stringify(chat),
      });
      const body = await answer.text();
      const cost = costOf(body, price);
      state.total += cost;
      const kind = isList ? 'list' : 'name';
      mostExpensive[kind] = Math.max(mostExpensive[kind], cost);
      if (marker !== undefined && isList && markerIn(material)) {
        const key = answersIn(material);
        answered.set(key, [...(answered.get(key) ?? []).slice(-50), marker]);
      }
      if (marker !== undefined) {
        const use = recordOf(marker);
        use[`${kind}Calls`] += 1;
        use.microEuros += cost;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
    } finally {
      leave();
    }
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const gate: ModelGate = {
    url: `http://127.0.0.1:${port}`,
    mood: 'works',
    uses,
    get unmarked() {
      return state.unmarked;
    },
    mostExpensive,
    get totalMicroEuros() {
      return state.total;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return gate;
}
