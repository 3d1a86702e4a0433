/** The ink box of a drawing, in the drawing's own units. */
export interface InkBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Renders drawings (SVG) as pictures without delaying requests. The same drawing gives the same bytes. Throws an ThirdPartyError
 * when too many are queued, or when it does not finish.
 */
export interface Painter {
  /** The size of letters can only be measured with the fonts. */
  measure(drawings: readonly string[]): Promise<InkBox[]>;
  /** As PNG, this many pixels wide. */
  paint(drawing: string, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
