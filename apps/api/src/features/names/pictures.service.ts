import type { Glaze, Locale, PICTURE_GLAZES, PictureFormat } from '@ismi/contract';
import { PICTURE_SIZES } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import type { Painter } from '../../integrations/painter/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { BoundedMap } from '../../lib/bounded-map.ts';
import { drawPicture } from './picture-drawing.rules.ts';
import { letteringOf, lettersToMeasure, measuredLettering } from './picture-letters.rules.ts';
import { glazeOf, type PictureFacts, pictureFacts, pictureMark } from './pictures.rules.ts';
import { type ServedCatalogue, servedCatalogue } from './served-catalogue.service.ts';

interface PictureRequest {
  nameId: string;
  locale: Locale;
  format: PictureFormat;
  glaze: (typeof PICTURE_GLAZES)[number];
  mark: string;
}

/** A hundred kilobytes each: only what is in demand. The rest is cached by the proxy. */
const KEPT = 200;

interface Gallery {
  kept: BoundedMap<string, Uint8Array>;
  underWay: Map<string, Promise<Uint8Array>>;
}
const GALLERIES = new WeakMap<Painter, Gallery>();

function galleryOf(painter: Painter): Gallery {
  const gallery = GALLERIES.get(painter) ?? { kept: new BoundedMap(KEPT), underWay: new Map() };
  GALLERIES.set(painter, gallery);
  return gallery;
}

/** A name has a picture in each of its spellings: the mark tells them apart. */
function pictureAsMarked(
  served: ServedCatalogue,
  nameId: string,
  locale: Locale,
  mark: string,
): PictureFacts | undefined {
  const record = served.nameOf(nameId);
  if (!record) return undefined;
  const usual = pictureFacts(record, locale);
  if (!usual || locale === 'ar' || mark === pictureMark(usual)) return usual;
  const others = served.addresses[locale]
    .pagesOf(record.id)
    .map(({ spelling }) => pictureFacts(record, locale, spelling));
  return others.find((facts) => facts && pictureMark(facts) === mark) ?? usual;
}

async function paint(
  painter: Painter,
  facts: PictureFacts,
  format: PictureFormat,
  glaze: Glaze,
): Promise<Uint8Array> {
  const lettering = letteringOf(facts, format);
  const boxes = await painter.measure(lettersToMeasure(lettering));
  const drawing = drawPicture(facts, measuredLettering(lettering, boxes), format, glaze);
  return painter.paint(drawing, PICTURE_SIZES[format].width);
}

/**
 * A name as a picture. Painted once for concurrent requests. An old mark returns today's picture, which must not be cached at
 * that address; a refused name has none. Painting is expensive: `beforePainting` may refuse it.
 */
export async function readPicture(
  deps: Deps,
  { nameId, locale, format, glaze, mark }: PictureRequest,
  beforePainting: () => Promise<void>,
): Promise<{ bytes: Uint8Array; isLasting: boolean }> {
  const facts = pictureAsMarked(await servedCatalogue(deps), nameId, locale, mark);
  // A page's preview is shown by other sites: nobody chooses its glaze.
  if (!facts || (format === 'og' && glaze !== 'own')) throw new AppError('NOT_FOUND');
  const ground = glaze === 'own' ? glazeOf(facts) : glaze;
  const today = pictureMark(facts);
  const key = [facts.nameId, facts.latin, locale, format, ground, today].join(' ');
  const { kept, underWay } = galleryOf(deps.painter);
  const known = kept.get(key);
  if (known) return { bytes: known, isLasting: mark === today };
  if (!underWay.has(key)) await beforePainting();
  const painting =
    underWay.get(key) ??
    paint(deps.painter, facts, format, ground).finally(() => underWay.delete(key));
  underWay.set(key, painting);
  const bytes = await painting;
  kept.set(key, bytes);
  return { bytes, isLasting: mark === today };
}
