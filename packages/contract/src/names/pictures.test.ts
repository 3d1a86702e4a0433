import { expect, test } from 'vitest';
import { CARD_FORMATS, GLAZES, PICTURE_SIZES, picturePath } from './picture-paths.ts';
import { pictures } from './pictures.ts';

const NAMES = [...pictures.read.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
const SHAPE = new RegExp(`^/api${pictures.read.path.replace(/:\w+/g, '([^/]+)')}$`);

/** The endpoint's parameters read from an address; throws if the endpoint would refuse it. */
const read = (path: string) => {
  const values = SHAPE.exec(path)?.slice(1) ?? [];
  return pictures.read.params.parse(
    Object.fromEntries(NAMES.map((name, index) => [name, values[index]])),
  );
};

const MARYAM = { nameId: 'maryam', mark: '0abc123', locale: 'ar' } as const;

test('the endpoint reads the parameters that were written into a path', () => {
  expect(read(picturePath(MARYAM, '9x16', 'sut'))).toEqual({
    id: 'maryam',
    locale: 'ar',
    format: '9x16',
    glaze: 'sut',
    file: '0abc123.png',
  });
  expect(read(picturePath(MARYAM, 'og'))).toMatchObject({ format: 'og', glaze: 'own' });
});

test('every card in every glaze has its own address', () => {
  const paths = CARD_FORMATS.flatMap((format) =>
    GLAZES.map((glaze) => picturePath(MARYAM, format, glaze)),
  );
  expect(new Set(paths).size).toBe(21);
  for (const path of paths) expect(() => read(path)).not.toThrow();
});

test.each(CARD_FORMATS)('%s has the proportions in its name', (format) => {
  const [width = 0, height = 0] = format.split('x').map(Number);
  expect(PICTURE_SIZES[format].width * height).toBe(PICTURE_SIZES[format].height * width);
});
