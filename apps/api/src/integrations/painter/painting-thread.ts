import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { NumberedMessage, PainterResult, PainterTask } from './thread-messages.ts';

/** The fonts of the design as TrueType, which the renderer reads. */
const FACES = [
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/brygada-1918/500Medium/Brygada1918_500Medium.ttf',
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
].map((face) => fileURLToPath(import.meta.resolve(face)));

// System fonts would make a different picture on another machine.
const FONT = { loadSystemFonts: false, fontFiles: FACES, defaultFontFamily: 'Figtree' };

const NO_INK = { x: 0, y: 0, width: 0, height: 0 };

function inkOf(drawing: string) {
  const box = new Resvg(drawing, { font: FONT }).getBBox();
  return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : NO_INK;
}

function painted(drawing: string, width: number): Uint8Array {
  const options: ResvgRenderOptions = { font: FONT, fitTo: { mode: 'width', value: width } };
  return new Resvg(drawing, options).render().asPng();
}

function done(work: PainterTask): PainterResult {
  try {
    return work.kind === 'measure'
      ? { boxes: work.drawings.map(inkOf) }
      : { picture: painted(work.drawing, work.width) };
  } catch (error) {
    return { failure: String(error) };
  }
}

// Linux sets priority per thread, so this lowers only the painting thread; elsewhere it would slow down the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ number, what }: NumberedMessage<PainterTask>) => {
  parentPort?.postMessage({ number, what: done(what) } satisfies NumberedMessage<PainterResult>);
});
