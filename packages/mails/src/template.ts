import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { CalendarEvent } from './calendar.ts';
import type { WordedMail, Wording } from './wording.ts';

/** Props of a mail's body: its wording with all placeholders filled, and the raw values. */
export interface BodyProps<N extends WordedMail, S extends z.ZodType> {
  words: Wording[N];
  props: z.output<S>;
}

export interface Template<N extends WordedMail, P extends Record<string, string>> {
  props: z.ZodType<P>;
  Body: (given: { words: Wording[N]; props: P }) => ReactNode;
  /** The calendar file of the mail, if it has one. */
  event?: (words: Wording[N], props: P) => CalendarEvent;
}
