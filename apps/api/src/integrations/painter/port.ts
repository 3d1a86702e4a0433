/** Where the ink of a drawing lies, in the drawing's own units. */
export interface InkBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Turns drawings (SVG) into pictures, beside those who wait for an answer and not before them. The same drawing becomes the same
 * bytes. Throws an OutsideFault when too many are waiting already, or when it does not come to an end.
 */
export interface Painter {
  /** What letters take up can only be said by whoever has the type at hand. */
  measure(drawings: readonly string[]): Promise<InkBox[]>;
  /** As PNG, this many pixels wide. */
  paint(drawing: string, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
