import { expect, test } from 'vitest';
import { qrMatrix } from './qr-matrix.ts';

/** Reads a code as a camera's software would, from its modules alone; only for these sizes and this correction. */
const SIZES: Record<number, { blocks: number; correction: number; aligned: number[] }> = {
  1: { blocks: 1, correction: 10, aligned: [] },
  7: { blocks: 4, correction: 18, aligned: [6, 22, 38] },
  9: { blocks: 5, correction: 22, aligned: [6, 26, 46] },
  14: { blocks: 9, correction: 24, aligned: [6, 26, 46, 66] },
};

const multiply = (x: number, y: number): number => {
  let [product, left] = [0, x];
  for (let right = y; right > 0; right >>= 1) {
    if (right & 1) product ^= left;
    left = (left << 1) ^ (left & 0x80 ? 0x11d : 0);
  }
  return product;
};

function isOfPattern(x: number, y: number, size: number, version: number, aligned: number[]) {
  const isFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isVersion = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  const last = aligned.at(-1) ?? 0;
  const isAligned = aligned.some((cx) =>
    aligned.some((cy) => {
      const isCorner =
        (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
      return !isCorner && Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2;
    }),
  );
  return isFinder || isVersion || isAligned || x === 6 || y === 6;
}

function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const { blocks, correction, aligned } = SIZES[version] ?? {
    blocks: 0,
    correction: 0,
    aligned: [],
  };
  const bits: number[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isOfPattern(x, y, size, version, aligned)) continue;
        bits.push(Number(grid[y]?.[x]) ^ Number((x + y) % 2 === 0));
      }
    }
    isUpward = !isUpward;
  }
  const words = (bits.join('').match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  const dataLength = words.length - blocks * correction;
  const short = Math.floor(dataLength / blocks);
  const longer = dataLength % blocks;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const length = short + (block >= blocks - longer ? 1 : 0);
    const data = Array.from({ length }, (_, at) =>
      at < short ? words[at * blocks + block] : words[short * blocks + block - (blocks - longer)],
    ) as number[];
    const check = Array.from(
      { length: correction },
      (_, at) => words[dataLength + at * blocks + block],
    ) as number[];
    return { data, check };
  });
  for (const { data, check } of parts) {
    // A block is whole when its polynomial vanishes at every root of the code.
    let root = 1;
    for (let power = 0; power < correction; power += 1) {
      const rest = [...data, ...check].reduce((sum, word) => multiply(sum, root) ^ word, 0);
      expect(rest).toBe(0);
      root = multiply(root, 2);
    }
  }
  const stream = parts
    .flatMap(({ data }) => data.map((word) => word.toString(2).padStart(8, '0')))
    .join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const countBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + countBits), 2);
  const bytes = (stream.slice(4 + countBits).match(/.{8}/g) ?? []).slice(0, length);
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)));
}

const URI = `otpauth://totp/ismi%3Aadmin%40ismi.example?secret=${'GEZDGNBVGY3TQOJQ'.repeat(2)}&issuer=ismi&algorithm=SHA1&digits=6&period=30`;

test.each([
  { text: 'ismi', size: 21 },
  { text: 'x'.repeat(120), size: 45 },
  { text: URI + 'y'.repeat(40), size: 53 },
  { text: URI + 'ş'.repeat(110), size: 73 },
])('what was written into $size modules is read back', ({ text, size }) => {
  const grid = qrMatrix(text) ?? [];
  expect(grid).toHaveLength(size);
  expect(read(grid)).toBe(text);
});

test('the format says correction M and the first mask, twice', () => {
  const grid = qrMatrix('ismi') ?? [];
  // 00 000 with its remainder, under the mask of the standard: 101010000010010.
  const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => Number(grid[y]?.[8]));
  const above = [7, 5, 4, 3, 2, 1, 0].map((x) => Number(grid[8]?.[x]));
  expect([...beside, ...above].reverse().join('')).toBe('101010000010010');
});

test('what is too long is not drawn', () => {
  expect(qrMatrix('x'.repeat(667))).toBeUndefined();
});
