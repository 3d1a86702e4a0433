import { pictures } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readPicture } from './pictures.service.ts';

export const picturesRoutes: Feature = (mount, deps) => {
  mount(pictures.read, ({ params: { id, file, ...wish } }) =>
    readPicture(deps, { ...wish, nameId: id, mark: file.replace('.png', '') }),
  );
};
