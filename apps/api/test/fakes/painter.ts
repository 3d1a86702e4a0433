import { createHash } from 'node:crypto';
import type { Painter } from '../../src/integrations/painter/port.ts';

/** Paints at once, with content that depends only on the drawing; records its input. */
export function fakePainter() {
  const drawings: string[] = [];
  return {
    drawings,
    measure: async (letters) =>
      letters.map((drawing) => ({ x: 0, y: -70, width: drawing.length, height: 90 })),
    paint: async (drawing) => {
      drawings.push(drawing);
      return createHash('sha256').update(drawing).digest();
    },
    close: async () => {},
  } satisfies Painter & { drawings: string[] };
}
