/** Text as `like` takes it literally. */
export const escapedForLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The ids that begin with these digits, as a range; undefined for what is no beginning of an id. */
export function idsBeginningWith(text: string): { from: string; to: string } | undefined {
  const digits = text.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return undefined;
  const idOf = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: idOf('0'), to: idOf('f') };
}
