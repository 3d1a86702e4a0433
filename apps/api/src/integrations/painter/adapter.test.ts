import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { type PainterLimits, threadPainter } from './adapter.ts';

function aPainter(limits?: PainterLimits) {
  const painter = threadPainter(limits);
  onTestFinished(() => painter.close());
  return painter;
}

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${inner}</svg>`;
const letters = (family: string, text: string) =>
  drawing(`<text y="50" font-size="30" font-family="${family}">${text}</text>`);
const WORDS = letters('Amiri', 'مَرْيَم');

const PNG = [0x89, 0x50, 0x4e, 0x47];
const sizeOf = (png: Uint8Array) => {
  const header = new DataView(png.buffer, png.byteOffset);
  return { width: header.getUint32(16), height: header.getUint32(20) };
};

test('a drawing becomes a PNG of the requested width', async () => {
  const picture = await aPainter().paint(WORDS, 300);
  expect([...picture.subarray(0, 4)]).toEqual(PNG);
  expect(sizeOf(picture)).toEqual({ width: 300, height: 300 });
});

test('the same drawing becomes the same bytes, whichever thread paints it', async () => {
  const first = await aPainter().paint(WORDS, 400);
  expect(await aPainter().paint(WORDS, 400)).toEqual(first);
});

test('Arabic letters join: together they are narrower than apart', async () => {
  const [joined, apart] = await aPainter().measure([
    letters('Amiri', 'بببب'),
    letters('Amiri', 'ب ب ب ب'),
  ]);
  expect(joined?.width).toBeLessThan((apart?.width ?? 0) * 0.6);
});

test('every font is available, with Turkish letters and vowel signs', async () => {
  const painter = aPainter();
  for (const [text, ...families] of [
    ['مريم', 'Amiri', 'IBM Plex Sans Arabic'],
    ['Şğıİ', 'Brygada 1918', 'Figtree'],
  ] as const) {
    const boxes = await painter.measure(families.map((family) => letters(family, text)));
    expect(new Set(boxes.map(({ width }) => width.toFixed(3))).size).toBe(families.length);
  }
  const [bare, vowelled] = await painter.measure([
    letters('Amiri', 'مريم'),
    letters('Amiri', 'مَرْيَم'),
  ]);
  expect(vowelled?.height).toBeGreaterThan((bare?.height ?? 0) * 1.3);
});

test('an invalid drawing is an error, and the next one is painted', async () => {
  const painter = aPainter();
  await expect(painter.paint('<svg', 100)).rejects.toThrow();
  expect((await painter.paint(WORDS, 100)).length).toBeGreaterThan(100);
});

test('drawings above the queue limit are refused', async () => {
  const painter = aPainter({ waiting: 2, patienceMs: 15_000 });
  const answers = await Promise.allSettled([1, 2, 3].map(() => painter.paint(WORDS, 200)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(answers[2]).toMatchObject({ reason: expect.any(ThirdPartyError) });
});

test('a hanging thread is replaced', async () => {
  const painter = aPainter({ waiting: 10, patienceMs: 1 });
  await expect(painter.paint(WORDS, 2_000)).rejects.toThrow(ThirdPartyError);
  await wait(0);
  await expect(painter.measure([WORDS])).rejects.toThrow(ThirdPartyError);
});

test('the event loop is free while a picture is painted', async () => {
  const painter = aPainter();
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  await painter.paint(WORDS, 3_000);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
});
