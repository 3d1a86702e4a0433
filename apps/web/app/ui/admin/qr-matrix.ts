/** A QR code (ISO/IEC 18004) of text as bytes, error correction M, versions 1 to 20: enough for 666 bytes. */
const ECC_PER_BLOCK = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const LAST_VERSION = 20;
/** Of error correction M, in the format's bits. */
const LEVEL_BITS = 0;

type Grid = boolean[][];

const eccPerBlock = (version: number) => ECC_PER_BLOCK[version - 1] ?? 0;
const blocksOf = (version: number) => BLOCKS[version - 1] ?? 0;

/** How many modules of a version carry data or its correction. */
function dataModules(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version < 2) return all;
  const aligned = Math.floor(version / 7) + 2;
  return all - ((25 * aligned - 10) * aligned - 55) - (version >= 7 ? 36 : 0);
}

const codewordsOf = (version: number) => Math.floor(dataModules(version) / 8);
const dataCodewordsOf = (version: number) =>
  codewordsOf(version) - eccPerBlock(version) * blocksOf(version);
const countBits = (version: number) => (version < 10 ? 8 : 16);

function versionFor(bytes: number): number | undefined {
  return Array.from({ length: LAST_VERSION }, (_, index) => index + 1).find(
    (version) => 4 + countBits(version) + bytes * 8 <= dataCodewordsOf(version) * 8,
  );
}

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1);

/** Mode, length, the bytes, and filling up to the version's size. */
function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const capacity = dataCodewordsOf(version) * 8;
  const bits = [
    ...bitsOf(0b0100, 4),
    ...bitsOf(bytes.length, countBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  bits.push(...bitsOf(0, Math.min(4, capacity - bits.length)));
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8));
  const words = (bits.join('').match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  for (let fill = 0xec; words.length < capacity / 8; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

/** In the field of 256 elements that the code's correction is made in. */
function multiply(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const coefficients = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) {
      coefficients[at] = multiply(coefficients[at] ?? 0, root) ^ (coefficients[at + 1] ?? 0);
    }
    root = multiply(root, 0x02);
  }
  return coefficients;
}

function correctionOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, coefficient] of divisor.entries()) {
      rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor);
    }
  }
  return rest;
}

/** Data in blocks, each with its correction, and all of them interleaved. */
function allCodewords(bytes: Uint8Array, version: number): number[] {
  const data = dataCodewords(bytes, version);
  const blocks = blocksOf(version);
  const size = Math.floor(codewordsOf(version) / blocks) - eccPerBlock(version);
  const shortBlocks = blocks - (codewordsOf(version) % blocks);
  const divisor = divisorOf(eccPerBlock(version));
  const parts = Array.from({ length: blocks }, (_, index) => {
    const start = index * size + Math.max(0, index - shortBlocks);
    const part = data.slice(start, start + size + (index < shortBlocks ? 0 : 1));
    return { part, correction: correctionOf(part, divisor) };
  });
  const interleaved = (length: number, of: (each: (typeof parts)[number]) => number[]) =>
    Array.from({ length }, (_, at) => parts.flatMap((each) => of(each)[at] ?? [])).flat();
  return [
    ...interleaved(size + 1, ({ part }) => part),
    ...interleaved(divisor.length, ({ correction }) => correction),
  ];
}

function alignmentsOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const size = version * 4 + 17;
  const places = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  return [6, ...places.reverse()];
}

/** The fixed parts: where it lies, how large it is. `undefined` where data will stand. */
function fixedParts(version: number): (boolean | undefined)[][] {
  const size = version * 4 + 17;
  const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  const square = (x: number, y: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const places = alignmentsOf(version);
  const last = places.at(-1);
  for (const x of places) {
    for (const y of places) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isCorner) square(x, y, 2, (ring) => ring !== 1);
    }
  }
  if (version >= 7) {
    let rest = version;
    for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let at = 0; at < 18; at += 1) {
      const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)];
      set(a, b, ((bits >>> at) & 1) === 1);
      set(b, a, ((bits >>> at) & 1) === 1);
    }
  }
  writeFormat(set, size, 0);
  return grid;
}

function writeFormat(
  set: (x: number, y: number, isDark: boolean) => void,
  size: number,
  mask: number,
) {
  const data = (LEVEL_BITS << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at += 1) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

const MASK = 0;
const isMasked = (x: number, y: number) => (x + y) % 2 === 0;

/** The modules of the code, true for dark; undefined when the text is too long. */
export function qrMatrix(text: string): Grid | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === undefined) return undefined;
  const bits = allCodewords(bytes, version).flatMap((word) => bitsOf(word, 8));
  const grid = fixedParts(version);
  const size = grid.length;
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        row[x] = (bits[next] === 1) !== isMasked(x, y);
        next += 1;
      }
    }
  }
  writeFormat(
    (x, y, isDark) => {
      const row = grid[y];
      if (row) row[x] = isDark;
    },
    size,
    MASK,
  );
  return grid.map((row) => row.map(Boolean));
}
