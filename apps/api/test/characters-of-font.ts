import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where a table of a TrueType file begins. */
function tableAt(font: DataView, tag: string): number {
  for (let entry = 12; entry < 12 + font.getUint16(4) * 16; entry += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => font.getUint8(entry + at)));
    if (name === tag) return font.getUint32(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** Format 4: segments of the first 65,536 characters. */
function* segmentsOf(font: DataView, table: number): Generator<number> {
  const doubled = font.getUint16(table + 6);
  for (let at = 0; at < doubled; at += 2) {
    const last = font.getUint16(table + 14 + at);
    const first = font.getUint16(table + 16 + doubled + at);
    const delta = font.getUint16(table + 16 + 2 * doubled + at);
    const rangeAt = table + 16 + 3 * doubled + at;
    const range = font.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code : font.getUint16(rangeAt + range + 2 * (code - first));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) yield code;
    }
  }
}

/** Format 12: groups of any characters. */
function* groupsOf(font: DataView, table: number): Generator<number> {
  for (let group = 0; group < font.getUint32(table + 12); group += 1) {
    const at = table + 16 + 12 * group;
    for (let code = font.getUint32(at); code <= font.getUint32(at + 4); code += 1) yield code;
  }
}

const READERS = new Map([
  [4, segmentsOf],
  [12, groupsOf],
]);

/** The characters that a TrueType file has glyphs for. */
export function charactersOfFont(file: string): ReadonlySet<string> {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cmap = tableAt(font, 'cmap');
  const codes = new Set<number>();
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const table = cmap + font.getUint32(cmap + 4 + 8 * index + 4);
    const read = READERS.get(font.getUint16(table));
    for (const code of read?.(font, table) ?? []) codes.add(code);
  }
  return new Set([...codes].map((code) => String.fromCodePoint(code)));
}
