import { z } from 'zod';

/** One text in each of our languages. */
export const textsOf = (text: z.ZodString) =>
  z.strictObject({ tr: text, en: text, de: text, ar: text });

const anyText = z.string().min(1);
export const Texts = textsOf(anyText);
export type Texts = z.infer<typeof Texts>;

export const textsUpTo = (max: number) => textsOf(anyText.max(max));

/** Ids are never renamed; homographs carry a qualifier (`amir-prince`). */
export const Id = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/);
