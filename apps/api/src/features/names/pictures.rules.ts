import type { CatalogueName } from '@ismi/catalogue';
import type { Glaze, Locale } from '@ismi/contract';
import { fnv1a } from '@ismi/drawing/fnv1a';
import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { latinForm } from './displayed-form.rules.ts';

/** Raise it with every change of the drawing: pictures are cached for ever under the mark derived from it. */
export const DRAWING_VERSION = 3;

/** Everything that a picture shows about a name. */
export interface PictureFacts {
  nameId: string;
  locale: Locale;
  latin: string;
  /** With vowel signs, and the bare letters. */
  arabic: string;
  arabicPlain: string;
  meaning: string;
}

/** Undefined where it must not be shared: a name that is not appropriate has no picture. */
export function pictureFacts(
  record: CatalogueName,
  locale: Locale,
  latin = latinForm(record, locale),
): PictureFacts | undefined {
  if (record.islamic.verdict === 'notAppropriate') return undefined;
  return {
    nameId: record.id,
    locale,
    latin,
    arabic: record.script.ar,
    arabicPlain: record.computed.arPlain,
    meaning: record.meaning[locale],
  };
}

/** Derived from everything the picture shows and from the drawing version: another picture has another address. */
export function pictureMark({ nameId, locale, latin, arabic, meaning }: PictureFacts): string {
  const shown = [DRAWING_VERSION, nameId, locale, latin, arabic, meaning].join('\n');
  return fnv1a(shown).toString(36).padStart(7, '0');
}

/** For answers about a name; null where it has no picture. */
export function pictureMarkOf(
  record: CatalogueName,
  locale: Locale,
  latin?: string,
): string | null {
  const facts = pictureFacts(record, locale, latin);
  return facts ? pictureMark(facts) : null;
}

/** A name has the same colour in every language and on every page. */
export const glazeOf = ({ nameId }: PictureFacts): Glaze => shamsaRecipe(nameId).glaze;
