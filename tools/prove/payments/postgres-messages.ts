/** One message of PostgreSQL's protocol, with its head. */
interface Message {
  type: string;
  bytes: Buffer;
}

/** Cuts a stream of bytes into messages; what is not whole yet waits for the next chunk. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);
  #isFirst: boolean;

  /** What a client says first has no letter before its length. */
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

/** Knows of each prepared statement what it says. */
export class StatementNames {
  readonly #texts = new Map<string, string>();

  /** The statement that a message names or holds; undefined for all others. */
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

/** The queue's own connections poll all the time: they are no step of any flow. */
export const isOfQueue = ({ bytes }: Message): boolean =>
  bytes.toString('latin1').includes('application_name\0jobs');

/** A question ends with a simple query or a sync; an answer when the server is ready again. */
export const endsQuestion = ({ type }: Message): boolean => type === 'Q' || type === 'S';
export const endsAnswer = ({ type }: Message): boolean => type === 'Z';
