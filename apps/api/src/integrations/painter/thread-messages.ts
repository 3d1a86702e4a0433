import type { InkBox } from './port.ts';

/** What goes to the painting thread and comes back. */
export type PainterTask =
  | { kind: 'measure'; drawings: readonly string[] }
  | { kind: 'paint'; drawing: string; width: number };
export type PainterResult = { boxes: InkBox[] } | { picture: Uint8Array } | { failure: string };

export interface NumberedMessage<T> {
  number: number;
  what: T;
}
