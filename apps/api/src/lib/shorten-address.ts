import { isIPv6 } from 'node:net';

/** The first 48 bits of an IPv6 address. */
function firstGroups(address: string): string {
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const missing = after === undefined ? 0 : 8 - head.length;
  const groups = [...head, ...Array.from({ length: missing }, () => '0')];
  return `${groups.slice(0, 3).join(':')}::`;
}

/** A network address without its last part: it identifies a neighbourhood, not a person. */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(plain)) return firstGroups(plain);
  return plain.replace(/\.\d+$/, '.0');
}
