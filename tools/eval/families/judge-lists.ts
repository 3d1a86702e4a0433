import type { CatalogueName } from '@ismi/catalogue';
import { strictForm } from '@ismi/catalogue/matching/fold';
import type { List } from './engine.ts';
import type { Family } from './family.ts';
import { type Finder, type GoldenNames, goldenNames } from './golden-names.ts';
import { isDated, isOfRoots, isRare, isReligious, meets } from './rule-judge.ts';

/** Who avoids a name, from the catalogue's own closed list (traditions.json) and the schism's best known names. */
const HURTS_SHIA = new Set([
  'aisha',
  'marwan',
  'muawiya',
  'umar',
  'uthman',
  'yazid',
  'hafsa',
  'abu-bakr',
]);
const SHIA_OR_ALEVI =
  /\bshia\b|\bschiit|\balevi|شيع|مذهب|نجف|ahl(?:ul| al-?)ba(?:yt|it)|أهل البيت/iu;

interface Share {
  met: number;
  of: number;
}
const newShare = (): Share => ({ met: 0, of: 0 });
const count = (share: Share, isMet: boolean | undefined): void => {
  if (isMet === undefined) return;
  share.of += 1;
  share.met += isMet ? 1 : 0;
};
const shareOf = ({ met, of }: Share): number =>
  of === 0 ? 1 : Math.round((met / of) * 1000) / 1000;

export interface FamilyMarks {
  id: string;
  hits: number;
  picksKnown: number;
  picksInPool: number;
  vetoes: string[];
}

/** As the consultant spelled it; undefined where the catalogue does not have that spelling, so that nobody could show it. */
function isOwnSpelling(record: CatalogueName, spelling: string, pick: string): boolean | undefined {
  const written = [pick, ...pick.split(/[\s/]+/u)].map(strictForm);
  if (written.includes(strictForm(spelling))) return true;
  const known = [record.name, record.computed.arPlain, ...record.forms.map(({ form }) => form)];
  return known.some((form) => written.includes(strictForm(form))) ? false : undefined;
}

const clip = (value: number): number => Math.round(value * 1000) / 1000;

/** Judges the lists of one mode; reads the catalogue's data itself. */
export function judgeLists(families: readonly Family[], lists: readonly List[], finder: Finder) {
  const rules = new Map<string, Share>();
  const shares = {
    spelling: newShare(),
    dated: newShare(),
    roots: newShare(),
    rare: newShare(),
    faith: newShare(),
  };
  const totals = { refused: 0, siblings: 0, hurt: 0, severe: 0, written: 0, shown: 0 };
  const seen = new Map<string, number>();
  const marks = families.map((family, at): FamilyMarks => {
    const list = lists[at] ?? { names: [], pool: [] };
    const golden: GoldenNames = goldenNames(family, finder);
    const shown = list.names.map(({ id, spelling }) => ({ record: finder.nameOf(id), spelling }));
    totals.written += golden.picksWritten;
    totals.shown += shown.length;
    for (const each of shown) {
      const { record } = each;
      seen.set(record.id, (seen.get(record.id) ?? 0) + 1);
      totals.refused += golden.refused.has(record.id) ? 1 : 0;
      totals.siblings += golden.siblings.has(record.id) ? 1 : 0;
      totals.hurt += SHIA_OR_ALEVI.test(family.details) && HURTS_SHIA.has(record.id) ? 1 : 0;
      totals.severe += isSevere(record, each.spelling, family) ? 1 : 0;
      const pick = golden.picks.get(record.id);
      if (pick !== undefined) count(shares.spelling, isOwnSpelling(record, each.spelling, pick));
      if (family.form.popularity !== 'classic') count(shares.dated, isDated(record, family));
      judgeRules(family, each, rules, shares);
    }
    return {
      id: family.id,
      hits: shown.filter(({ record }) => golden.picks.has(record.id)).length,
      picksKnown: golden.picks.size,
      picksInPool: list.pool.filter((id) => golden.picks.has(id)).length,
      vetoes: shown.flatMap(({ record }) => (golden.vetoes.has(record.id) ? record.name : [])),
    };
  });
  const sum = (of: (mark: FamilyMarks) => number) => marks.reduce((all, mark) => all + of(mark), 0);
  const everyRule = [...rules.values()].reduce(
    (all, { met, of }) => ({ met: all.met + met, of: all.of + of }),
    newShare(),
  );
  const most = Math.max(0, ...seen.values());
  return {
    marks,
    figures: {
      hitsPerList: clip(sum(({ hits }) => hits) / families.length),
      listsWithAHit: clip(sum(({ hits }) => (hits > 0 ? 1 : 0)) / families.length),
      picksInPool80: clip(
        sum(({ picksInPool }) => picksInPool) /
          Math.max(
            1,
            sum(({ picksKnown }) => picksKnown),
          ),
      ),
      picksInCatalogue: clip(sum(({ picksKnown }) => picksKnown) / totals.written),
      vetoesPerList: clip(sum(({ vetoes }) => vetoes.length) / families.length),
      refusedShown: totals.refused,
      siblingShown: totals.siblings,
      rulesMet: shareOf(everyRule),
      rulesMetByKind: Object.fromEntries(
        [...rules].sort().map(([kind, share]) => [kind, shareOf(share)]),
      ),
      ownSpelling: shareOf(shares.spelling),
      dated: shares.dated.of === 0 ? 0 : shareOf(shares.dated),
      roots: shareOf(shares.roots),
      rareMet: shareOf(shares.rare),
      faithMet: shareOf(shares.faith),
      traditionHurt: totals.hurt,
      severeCautions: totals.severe,
      distinct: seen.size,
      mostFrequentShare: clip(most / families.length),
      namesPerList: clip(totals.shown / families.length),
    },
  };
}
export type Judged = ReturnType<typeof judgeLists>;

const isSevere = (record: CatalogueName, spelling: string, { live, speak }: Family): boolean => {
  const spoken = new Set([...speak, ...(SPOKEN[live] ?? [])]);
  return record.cautions.some(
    (each) =>
      each.severity === 'severe' &&
      spoken.has(each.in) &&
      (each.spellings?.includes(spelling) ?? true),
  );
};
const SPOKEN: Readonly<Record<string, string[]>> = {
  TR: ['tr'],
  DE: ['de'],
  AT: ['de'],
  CH: ['de'],
  GB: ['en'],
  US: ['en'],
  CA: ['en'],
  AU: ['en'],
  FR: ['fr'],
  BE: ['fr', 'nl'],
  NL: ['nl'],
};

function judgeRules(
  family: Family,
  shown: { record: CatalogueName; spelling: string },
  rules: Map<string, Share>,
  shares: { roots: Share; rare: Share; faith: Share },
): void {
  for (const rule of family.rules) {
    const share = rules.get(rule.kind) ?? newShare();
    count(share, meets(shown, rule));
    if (share.of > 0) rules.set(rule.kind, share);
  }
  const valuesOf = (kind: string) =>
    family.rules.filter((rule) => rule.kind === kind).map(({ value }) => String(value));
  const roots = valuesOf('heritage');
  if (roots.length > 0) count(shares.roots, isOfRoots(shown.record, roots));
  for (const country of valuesOf('rareIn')) count(shares.rare, isRare(shown.record, country));
  if (valuesOf('notReligious').length > 0) count(shares.faith, !isReligious(shown.record));
}
