import type { Locale } from '@ismi/contract/locales';

/** A name as referred to by favorites and ratings. */
export interface NameRef {
  /** Null for a name that only a model knows: it can be a favorite, but cannot be rated. */
  nameId: string | null;
  name: string;
  /** Display data of a name that only a model knows. */
  meaning?: string | null;
  origin?: string | null;
  gender?: 'boy' | 'girl' | 'unisex' | null;
  /** The language of meaning and origin. */
  factsLanguage?: Locale | null;
}

/** Identifies a name: by its record, or by its spelling. */
export const keyOf = ({ nameId, name }: NameRef): string => nameId ?? `written:${name}`;
