import { isIPv6 } from 'node:net';

/** The first 48 bits of an address that is written in groups. */
function firstGroups(address: string): string {
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const missing = after === undefined ? 0 : 8 - head.length;
  const groups = [...head, ...Array.from({ length: missing }, () => '0')];
  return `${groups.slice(0, 3).join(':')}::`;
}

/** An internet address without its last part: a neighbourhood, in which nobody can be found. */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv6(plain)) return firstGroups(plain);
  return plain.replace(/\.\d+$/, '.0');
}
