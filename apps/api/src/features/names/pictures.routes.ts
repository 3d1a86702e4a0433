import { PAINTING_HITS, pictures } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readPicture } from './pictures.service.ts';

export const picturesRoutes: Feature = (mount, deps) => {
  mount(pictures.read, ({ params: { id, file, ...picture }, countHits }) =>
    readPicture(deps, { ...picture, nameId: id, mark: file.replace('.png', '') }, () =>
      countHits(PAINTING_HITS - 1),
    ),
  );
};
