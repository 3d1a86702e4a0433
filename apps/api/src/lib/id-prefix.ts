/** Escapes text for `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The range of ids that begin with these digits; undefined for an invalid prefix. */
export function idRangeByPrefix(text: string): { from: string; to: string } | undefined {
  const digits = text.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return undefined;
  const idOf = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: idOf('0'), to: idOf('f') };
}
