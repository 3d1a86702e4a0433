/** The part of ASN.1 DER that a certificate needs; Node can read certificates but not write them. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8String: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const;

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const hex = size.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

const element = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

export const sequence = (...parts: Buffer[]) => element(TAG.sequence, ...parts);
export const set = (...parts: Buffer[]) => element(TAG.set, ...parts);
export const octetString = (content: Buffer) => element(TAG.octetString, content);
export const utf8String = (value: string) => element(TAG.utf8String, Buffer.from(value, 'utf8'));
export const booleanTrue = () => element(TAG.boolean, Buffer.from([0xff]));
/** `[number]` around the parts. */
export const tagged = (number: number, ...parts: Buffer[]) => element(0xa0 | number, ...parts);

/** A leading zero keeps the number positive. */
export const positiveInteger = (bytes: Buffer) => element(TAG.integer, Buffer.from([0]), bytes);
export const smallInteger = (value: number) => element(TAG.integer, Buffer.from([value]));

export const bitString = (content: Buffer, unused = 0) =>
  element(TAG.bitString, Buffer.from([unused]), content);

/** Valid until 2049; later years need another format. */
export const utcTime = (at: Date) =>
  element(TAG.utcTime, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const base128 = (arc: number): number[] => {
    const groups = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  };
  return element(TAG.objectId, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}
