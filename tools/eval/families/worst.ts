import type { List } from './engine.ts';
import type { Family } from './family.ts';
import { type Finder, goldenNames } from './golden-names.ts';
import type { FamilyMarks } from './judge-lists.ts';

const MANY = 20;

/** The lists with the fewest picks, worst first, with what limits each. */
export function printWorst(
  families: readonly Family[],
  lists: readonly List[],
  marks: readonly FamilyMarks[],
  finder: Finder,
): void {
  const order = marks
    .map((mark, at) => ({ mark, at }))
    .sort(
      (one, other) =>
        one.mark.hits - other.mark.hits || one.mark.picksInPool - other.mark.picksInPool,
    );
  for (const { mark, at } of order.slice(0, MANY)) {
    const [family, list] = [families[at], lists[at]];
    if (!family || !list) continue;
    const picks = [...goldenNames(family, finder).picks.keys()];
    const shown = list.names.map(({ id, spelling }) =>
      picks.includes(id) ? `*${spelling}` : spelling,
    );
    console.info(
      `${mark.id} hits ${mark.hits}, known picks ${mark.picksKnown}, in the pool ${mark.picksInPool}, vetoes ${mark.vetoes.join(' ')}
  shown: ${shown.join(', ')}
  left out: ${picks.filter((id) => !list.names.some((each) => each.id === id)).join(', ')}
  not in the catalogue: ${family.picks
    .filter((pick) => !finder.meant(pick, family.gender))
    .map(({ name }) => name)
    .join(', ')}`,
    );
  }
}
