/** A mail as sent over the wire, parsed just far enough for a test. */
export interface RawMail {
  /** Decoded, by name in lower case; all lines of a name that occurs more than once. */
  headers: Map<string, string[]>;
  /** The decoded text of each part, by media type. */
  parts: Map<string, string>;
}

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');

const DECODERS: Record<string, (text: string) => string> = {
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
  'quoted-printable': decodeQuotedPrintable,
};

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; blanks between two such words do not count. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? (DECODERS.base64?.(word) ?? '')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );

function readHeaders(block: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of block.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), decodeWords(value.join(':').trim())]);
  }
  return headers;
}

const split = (text: string): [head: string, body: string] => {
  const end = text.indexOf('\r\n\r\n');
  return [text.slice(0, end), text.slice(end + 4)];
};

export function readMail(raw: string): RawMail {
  const [head, body] = split(raw);
  const headers = readHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type')?.[0] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part): [string, string] => {
      const [partHead, text] = split(part.replace(/^\r\n/, ''));
      const own = readHeaders(partHead);
      const decode =
        DECODERS[own.get('content-transfer-encoding')?.[0] ?? ''] ?? ((plain: string) => plain);
      return [own.get('content-type')?.[0]?.split(';')[0] ?? '', decode(text).trim()];
    });
  return { headers, parts: new Map(parts) };
}
