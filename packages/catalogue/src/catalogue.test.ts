import { describe, expect, test } from 'vitest';
import { printRecord } from './canonical-json.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { buildCatalogue, loadCatalogue, printArtefact, readArtefact } from './load-catalogue.ts';
import { parseCatalogue } from './parse-catalogue.ts';

const files = readCatalogueFiles();
const catalogue = loadCatalogue();
const nameOf = (id: string) => {
  const found = catalogue.names.find((name) => name.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

describe('the catalogue', () => {
  test('has valid files and keeps every invariant', () => {
    const { catalogue: authored, findings } = parseCatalogue(files);
    expect([...findings, ...checkCatalogue(authored)]).toEqual([]);
  });

  test('has three hundred names', () => {
    expect(catalogue.names.length).toBeGreaterThanOrEqual(300);
  });

  test('is the same in any build order', () => {
    expect(loadCatalogue().version).toBe(catalogue.version);
    expect(buildCatalogue(parseCatalogue(readCatalogueFiles()).catalogue)).toEqual(catalogue);
  });

  test('gets another version if a single letter changes', () => {
    const { catalogue: authored } = parseCatalogue(files);
    const [first] = authored.names;
    if (first) first.meaning.en += '!';
    expect(buildCatalogue(authored).version).not.toBe(catalogue.version);
  });
});

describe('the artefact', () => {
  const text = printArtefact(catalogue);

  test('is read as it was written', () => {
    expect(readArtefact(text)).toEqual(JSON.parse(text));
    expect(readArtefact(text).version).toBe(catalogue.version);
  });

  test('is refused if its content does not match its version', () => {
    expect(() => readArtefact(text.replace('“Jesus, son of Mary”', '“somebody else”'))).toThrow(
      'version',
    );
  });
});

describe('a file', () => {
  const [first] = files.names;
  if (!first) throw new Error('there are no names');
  const findingsOf = (path: string, text: string) =>
    parseCatalogue({ ...files, names: [{ path, text }] }).findings.map(
      ({ invariant }) => invariant,
    );
  const changed = (change: object) => printRecord({ ...JSON.parse(first.text), ...change });

  test('with a valid path and shape is accepted', () => {
    expect(findingsOf(first.path, first.text)).toEqual([]);
  });

  test.each([
    ['that is no JSON', first.path, '{', 1],
    ['with an unknown key', first.path, changed({ popularity: 99 }), 1],
    ['with a theme that does not exist', first.path, changed({ themes: ['luck'] }), 1],
    [
      'with a description that is too short',
      first.path,
      changed({ description: { tr: 'a', en: 'b', de: 'c', ar: 'd' } }),
      1,
    ],
    ['without a language', first.path, changed({ meaning: { tr: 'a', en: 'b', de: 'c' } }), 1],
    ['with keys in another order', first.path, JSON.stringify(JSON.parse(first.text)), 1],
    ['under another name', 'names/z/zzz.json', first.text, 2],
  ])('%s is reported', (_, path, text, invariant) => {
    expect(findingsOf(path, text)).toContain(invariant);
  });
});

describe('computed fields', () => {
  test('Muhammad has the highest popularity; Mehmet is counted separately', () => {
    const { popularity } = nameOf('muhammad').computed;
    expect(popularity.score).toBe(100);
    expect(popularity.cognates.find(({ form }) => form === 'Mehmet')?.births).toBeGreaterThan(0);
    const scores = catalogue.names.map(({ computed }) => computed.popularity.score);
    expect(Math.max(...scores)).toBe(100);
  });

  test('a name without figures from regions without a register has no class', () => {
    expect(nameOf('intan').computed.commonness.DE?.class).toBeNull();
  });

  test('Qur’an counts refer to the person', () => {
    expect(nameOf('salih').computed.quranCount).toBe(9);
    expect(nameOf('maryam').computed.quranCount).toBe(34);
    expect(nameOf('defne').computed.quranCount).toBeNull();
  });

  test('length counts letters, and script ignores marks', () => {
    expect(nameOf('ali').computed).toMatchObject({ length: 'short', arPlain: 'علي' });
    expect(nameOf('abdurrahman').computed.length).toBe('long');
  });

  test('no disliked, improper or unassessed name is suggested', () => {
    const suggested = catalogue.names.filter(({ computed }) => computed.suggestible);
    const verdicts = new Set(suggested.map(({ islamic }) => islamic.verdict));
    expect([...verdicts].sort()).toEqual(['appropriate', 'conditional', 'recommended']);
  });
});

describe('names that are often misjudged', () => {
  test('Aleyna is “upon us”, a form in the Qur’an and not a name', () => {
    expect(nameOf('aleyna')).toMatchObject({
      quran: { kind: 'form' },
      islamic: { rule: 'Q2', verdict: 'conditional' },
    });
  });

  test('Asiya is two words: one is recommended, the Prophet changed the other', () => {
    expect(
      catalogue.homographs.find(({ form }) => form === 'asiya')?.records.map(({ id }) => id),
    ).toEqual(['asiya', 'asiya-disobedient']);
    expect(nameOf('asiya').islamic.verdict).toBe('recommended');
    expect(nameOf('asiya-disobedient').islamic.verdict).toBe('disliked');
  });

  test('Rahman is not used alone, and Abdurrahman is offered; Karim is permitted', () => {
    expect(nameOf('rahman').islamic).toMatchObject({ rule: 'E1', verdict: 'notAppropriate' });
    expect(nameOf('rahman').islamic.alternatives).toContain('abdurrahman');
    expect(nameOf('karim').islamic).toMatchObject({ rule: 'E2', verdict: 'appropriate' });
  });

  test.each(['yasin', 'malak', 'iman'])('about %s scholars differ', (id) => {
    expect(nameOf(id).islamic.verdict).toBe('conditional');
  });

  test('Defne is Greek, and there is no objection', () => {
    expect(nameOf('defne').origin.langs).toContain('el');
    expect(nameOf('defne').islamic.verdict).toBe('appropriate');
  });

  test('Muhammad, Mohammed, محمد and Mehmet are one record', () => {
    const { forms, computed } = nameOf('muhammad');
    expect(forms.map(({ form }) => form)).toEqual(expect.arrayContaining(['Mohammed', 'Mehmet']));
    expect(forms.find(({ form }) => form === 'Mehmet')?.rel).toBe('cognate');
    expect(computed.arPlain).toBe('محمد');
  });
});
