import { z } from 'zod';
import { defineEndpoint, FileAnswer } from '../core/endpoint.ts';
import { LOCALES } from '../core/locales.ts';
import { NameId } from './names.ts';
import { PICTURE_GLAZES, PICTURE_SIZES, type PictureFormat } from './picture-paths.ts';

// Object.keys loses the literal types.
const FORMATS = Object.keys(PICTURE_SIZES) as [PictureFormat, ...PictureFormat[]];

export const pictures = {
  read: defineEndpoint({
    method: 'GET',
    path: '/names/:id/pictures/:locale/:format/:glaze/:file',
    access: 'guest',
    summary: 'A name as a picture; its address comes from `picturePath`',
    limit: 'picture',
    outsideFaults: true,
    media: 'image/png',
    params: z.strictObject({
      id: NameId,
      locale: z.enum(LOCALES),
      format: z.enum(FORMATS),
      glaze: z.enum(PICTURE_GLAZES),
      file: z.string().regex(/^[0-9a-z]{1,16}\.png$/),
    }),
    response: FileAnswer,
  }),
};
