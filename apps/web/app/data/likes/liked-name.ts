import type { Locale } from '@ismi/contract/locales';

/** A name as hearts and stars know it. */
export interface LikedName {
  /** Null for a name that only a model knows: it can be kept, but not rated. */
  nameId: string | null;
  name: string;
  /** What is shown of a name that only a model knows. */
  meaning?: string | null;
  origin?: string | null;
  gender?: 'boy' | 'girl' | 'unisex' | null;
  /** In which meaning and origin are told. */
  factsLanguage?: Locale | null;
}

/** Tells one name from another, whatever it is written like. */
export const keyOf = ({ nameId, name }: LikedName): string => nameId ?? `written:${name}`;
