import { type Finding, finding } from '../finding.ts';

const faultOf = (text: string): string | undefined => {
  if (text !== text.normalize('NFC')) return 'is not NFC';
  if (text !== text.trim()) return 'begins or ends with a space';
  if (/\s{2,}|[\t\n\r]/.test(text)) return 'has a double space or a line break';
  return /[<>]/.test(text) ? 'has an angle bracket' : undefined;
};

/** Invariant 1, for every string of a file: NFC, no stray spaces, no markup. */
export function checkStrings(where: string, value: unknown, path = ''): Finding[] {
  if (typeof value === 'string') {
    const fault = faultOf(value);
    return fault ? [finding(1, where, `${path} ${fault}: «${value}»`)] : [];
  }
  if (Object(value) !== value) return [];
  return Object.entries(Object(value)).flatMap(([key, item]) =>
    checkStrings(where, item, path === '' ? key : `${path}.${key}`),
  );
}
