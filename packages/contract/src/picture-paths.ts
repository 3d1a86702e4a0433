/** Pictures of names: which there are, and where they lie. Free of zod, so that every page may import it. */
import type { Locale } from './locales.ts';

/** The grounds of name cards. */
export const GLAZES = ['firuze', 'gece', 'nar', 'ayva', 'adacayi', 'kayisi', 'sut'] as const;
export type Glaze = (typeof GLAZES)[number];

/** `own`: the glaze that the name itself decides, in every language the same. */
export const PICTURE_GLAZES = ['own', ...GLAZES] as const;

/** In pixels. `og` is what others show beside a link to a name's page; the rest are cards to send. */
export const PICTURE_SIZES = {
  og: { width: 1200, height: 630 },
  '4x5': { width: 1080, height: 1350 },
  '1x1': { width: 1080, height: 1080 },
  '9x16': { width: 1080, height: 1920 },
} as const;
export type PictureFormat = keyof typeof PICTURE_SIZES;
export type CardFormat = Exclude<PictureFormat, 'og'>;
export const CARD_FORMATS = ['4x5', '1x1', '9x16'] as const satisfies readonly CardFormat[];

export interface Pictured {
  nameId: string;
  /** As the API tells it with the name; where it is null, there is no picture. Another content, another mark. */
  mark: string;
  locale: Locale;
}

/** Where a picture lies below the origin. What lies there never changes. */
export const picturePath = (
  { nameId, mark, locale }: Pictured,
  format: PictureFormat,
  glaze: (typeof PICTURE_GLAZES)[number] = 'own',
): string => `/api/names/${nameId}/pictures/${locale}/${format}/${glaze}/${mark}.png`;
