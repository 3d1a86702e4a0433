/** Pictures of names: kinds and addresses. Free of zod, so that every page may import it. */
import type { Locale } from '../core/locales.ts';

/** The backgrounds of name cards. */
export const GLAZES = ['firuze', 'gece', 'nar', 'ayva', 'adacayi', 'kayisi', 'sut'] as const;
export type Glaze = (typeof GLAZES)[number];

/** `own`: the name's own glaze, the same in every language. */
export const PICTURE_GLAZES = ['own', ...GLAZES] as const;

/** In pixels. `og` is the link preview of a name's page; the others are cards to share. */
export const PICTURE_SIZES = {
  og: { width: 1200, height: 630 },
  '4x5': { width: 1080, height: 1350 },
  '1x1': { width: 1080, height: 1080 },
  '9x16': { width: 1080, height: 1920 },
} as const;
export type PictureFormat = keyof typeof PICTURE_SIZES;
export type CardFormat = Exclude<PictureFormat, 'og'>;
export const CARD_FORMATS = ['4x5', '1x1', '9x16'] as const satisfies readonly CardFormat[];

export interface PictureSubject {
  nameId: string;
  /** As the API returns it with the name; null means no picture. Other content has another mark. */
  mark: string;
  locale: Locale;
}

/** The path of a picture. Its content never changes. */
export const picturePath = (
  { nameId, mark, locale }: PictureSubject,
  format: PictureFormat,
  glaze: (typeof PICTURE_GLAZES)[number] = 'own',
): string => `/api/names/${nameId}/pictures/${locale}/${format}/${glaze}/${mark}.png`;
