/** One message of PostgreSQL's protocol, with its header. */
interface Message {
  type: string;
  bytes: Buffer;
}

/** Splits a stream of bytes into messages; incomplete ones wait for the next chunk. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);
  #isFirst: boolean;

  /** The first message of a client has no type byte. */
  constructor(side: 'client' | 'server') {
    this.#isFirst = side === 'client';
  }

  read(chunk: Buffer): Message[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const head = this.#isFirst ? 0 : 1;
      if (this.#rest.length < head + 4) return messages;
      const end = head + this.#rest.readUInt32BE(head);
      if (this.#rest.length < end) return messages;
      const type = this.#isFirst ? 'startup' : String.fromCharCode(this.#rest.readUInt8(0));
      messages.push({ type, bytes: this.#rest.subarray(0, end) });
      this.#rest = this.#rest.subarray(end);
      this.#isFirst = false;
    }
  }
}

const textAt = (bytes: Buffer, from: number): string =>
  bytes.toString('utf8', from, bytes.indexOf(0, from));

/** Remembers the text of each prepared statement. */
export class StatementNames {
  readonly #texts = new Map<string, string>();

  /** The statement that a message names or contains; undefined for other messages. */
  textOf({ type, bytes }: Message): string | undefined {
    if (type === 'Q') return textAt(bytes, 5);
    if (type === 'P') {
      const name = textAt(bytes, 5);
      const text = textAt(bytes, 5 + Buffer.byteLength(name) + 1);
      this.#texts.set(name, text);
      return text;
    }
    if (type !== 'B') return undefined;
    const portal = textAt(bytes, 5);
    return this.#texts.get(textAt(bytes, 5 + Buffer.byteLength(portal) + 1));
  }
}

/** The queue's connections poll all the time and are not steps of a flow. */
export const isJobQueueConnection = ({ bytes }: Message): boolean =>
  bytes.toString('latin1').includes('application_name\0jobs');

/** A request ends with a simple query or a sync; a response when the server is ready again. */
export const endsRequest = ({ type }: Message): boolean => type === 'Q' || type === 'S';
export const endsResponse = ({ type }: Message): boolean => type === 'Z';
