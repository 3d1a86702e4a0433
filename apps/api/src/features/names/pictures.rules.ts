import type { CatalogueName } from '@ismi/catalogue';
import type { Glaze, Locale } from '@ismi/contract';
import { fnv1a } from '@ismi/drawing/fnv1a';
import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { latinForm } from './displayed-form.rules.ts';

/** To be raised with every change of the drawing: pictures are kept for ever, under the mark that follows from it. */
export const DRAWING_VERSION = 2;

/** Everything that a picture shows of a name. */
export interface PictureFacts {
  nameId: string;
  locale: Locale;
  latin: string;
  /** With its vowel signs, and the bare letters. */
  arabic: string;
  arabicPlain: string;
  meaning: string;
}

/** Undefined where nobody should send it on: a name that is not appropriate has no picture. */
export function pictureFacts(record: CatalogueName, locale: Locale): PictureFacts | undefined {
  if (record.islamic.verdict === 'notAppropriate') return undefined;
  return {
    nameId: record.id,
    locale,
    latin: latinForm(record, locale),
    arabic: record.script.ar,
    arabicPlain: record.computed.arPlain,
    meaning: record.meaning[locale],
  };
}

/** Follows from all that the picture shows and from how it is drawn: another picture, another address. */
export function pictureMark({ nameId, locale, latin, arabic, meaning }: PictureFacts): string {
  const shown = [DRAWING_VERSION, nameId, locale, latin, arabic, meaning].join('\n');
  return fnv1a(shown).toString(36).padStart(7, '0');
}

/** For answers that tell of a name; null where there is no picture of it. */
export function pictureMarkOf(record: CatalogueName, locale: Locale): string | null {
  const facts = pictureFacts(record, locale);
  return facts ? pictureMark(facts) : null;
}

/** A name keeps its colour, in every language and on every page. */
export const glazeOf = ({ nameId }: PictureFacts): Glaze => shamsaRecipe(nameId).glaze;
