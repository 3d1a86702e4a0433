export type FactKind =
  | 'meaning'
  | 'knownFor'
  | 'origin'
  | 'story'
  | 'bearer'
  | 'quran'
  | 'use'
  | 'travel'
  | 'caution'
  | 'say'
  | 'spelling'
  | 'forms'
  | 'character'
  | 'culture'
  | 'family';

/** One fact about a name before it has an id. */
export interface PlainFact {
  kind: FactKind;
  /** Tells facts of one kind apart. */
  of?: string;
  /** As the model reads it. */
  value: string | Record<string, unknown>;
  /** What a sentence that cites it may speak of, in the language of the list. */
  text: string;
  /** How common the name is there. */
  use?: { class: string | null; ofTenThousand: number | null; isRising: boolean };
  /** How its readers fare. */
  grade?: string;
}

/** A fact under the id by which a sentence cites it. */
export interface NameFact extends PlainFact {
  id: string;
}

const ARABIC_DIGIT = /[٠-٩]/gu;
/** 10,000, 10.000 and ١٠٬٠٠٠ are one number. */
export const numbersIn = (text: string): string[] =>
  text
    .replace(ARABIC_DIGIT, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/(?<=\d)[.,٬ \u202F\u00A0](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\d)[,٫](?=\d)/gu, '.')
    .match(/\d+(?:\.\d+)?/gu) ?? [];

/** A fact as text, for what it says in words and figures. */
export const textOfFact = ({ text, value }: PlainFact): string =>
  `${text} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
