import type { InkBox } from './port.ts';

/** What goes to the painting thread and comes back. */
export type Work =
  | { kind: 'measure'; drawings: readonly string[] }
  | { kind: 'paint'; drawing: string; width: number };
export type Done = { boxes: InkBox[] } | { picture: Uint8Array } | { failure: string };

export interface Numbered<T> {
  number: number;
  what: T;
}
