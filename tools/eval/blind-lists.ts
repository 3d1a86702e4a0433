import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@ismi/catalogue';
import { report } from '../check/report.ts';
import { type BlindList, blindLists, drawFamilies } from './blind/arms.ts';
import { judgeReading, Marks } from './blind/marks.ts';
import { requestOf } from './blind/request.ts';
import { startEngine } from './families/engine.ts';
import { readFamilies } from './families/family.ts';

/**
 * `npm run eval:blind-lists -- --write FOLDER [--seed N] [--count N]` writes, for each language, the lists of ten
 * golden families for a reader who does not know which are new, old or consultants' picks; the key stands beside them.
 * `--read FOLDER` takes `marks-<language>.json` back: the mean mark of each arm, and how many planted names were found. A
 * reading that found fewer than 80 % of them does not count.
 */
const LANGUAGES = ['tr', 'en', 'de', 'ar'] as const;
const LEAST_MARK = 7.5;
const LEAST_FOUND = 0.8;

const { values: options } = parseArgs({
  options: {
    families: { type: 'string', default: 'tools/eval/data/families.jsonl' },
    write: { type: 'string' },
    read: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10' },
  },
});

async function write(folder: string) {
  const families = readFamilies(options.families);
  const oldLists = JSON.parse(readFileSync('tools/eval/data/old-lists.json', 'utf8'));
  const engine = await startEngine(loadCatalogue());
  await engine.take(families);
  const lists = await engine.suggest('typed');
  await engine.stop();
  const newLists = new Map(families.flatMap(({ id }, at) => (lists[at] ? [[id, lists[at]]] : [])));
  mkdirSync(folder, { recursive: true });
  for (const lang of LANGUAGES) {
    const drawn = drawFamilies(families, lang, Number(options.count), Number(options.seed));
    const blind = blindLists(drawn, newLists, oldLists, Number(options.seed));
    const sheet = drawn.map((family) => {
      const own = blind.filter((list) => list.family === family.id);
      return `${requestOf(family)}\n${own.map(({ code, names }) => `${code}: ${names.join(', ')}`).join('\n')}`;
    });
    writeFileSync(join(folder, `sheet-${lang}.txt`), `${sheet.join('\n\n')}\n`);
    writeFileSync(join(folder, `key-${lang}.json`), JSON.stringify(blind, null, 1));
  }
  report([], { written: LANGUAGES.length, families: families.length });
}

function read(folder: string) {
  const readings = readdirSync(folder)
    .filter((file) => /^marks-\w\w\.json$/u.test(file))
    .map((file) => {
      const lang = file.slice('marks-'.length, -'.json'.length);
      const key: BlindList[] = JSON.parse(readFileSync(join(folder, `key-${lang}.json`), 'utf8'));
      const marks = Marks.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return { lang, ...judgeReading(key, marks) };
    });
  const findings = readings.flatMap((each) => {
    const { lang, planted, plantedFound, unread } = each;
    const found = planted === 0 ? 1 : plantedFound / planted;
    const mark = 'new' in each ? Number(each.new) : 0;
    return [
      ...(unread > 0 ? [`${lang}: ${unread} lists were not read`] : []),
      ...(found < LEAST_FOUND
        ? [`${lang}: ${plantedFound} of ${planted} planted names found`]
        : []),
      ...(mark < LEAST_MARK
        ? [`${lang}: new lists are marked ${mark}, at least ${LEAST_MARK}`]
        : []),
    ];
  });
  report(findings, { readings });
}

if (options.write) await write(options.write);
else if (options.read) read(options.read);
else throw new Error('--write FOLDER or --read FOLDER');
