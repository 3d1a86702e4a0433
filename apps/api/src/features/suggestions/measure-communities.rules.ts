import type { Community } from '@ismi/catalogue';
import type { PreparedName } from './prepared-names.rules.ts';
import type { PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

const LOVED = 3;
/** More than half of the families would rather give it than not. */
const GLADLY = 2.5;

/** The use of a name on one side of a family: that of its community which likes it most. */
function useOn({ record }: PreparedName, side: readonly Community[]) {
  const uses = side.flatMap((community) => record.computed.communities[community] ?? []);
  return uses.toSorted((one, other) => other.liked - one.liked)[0];
}

/** How gladly the communities of a family give a name today, and which generation it sounds like there. */
export function measureCommunities(
  name: PreparedName,
  { communities, wishes }: PreparedWishes,
  note: Measure,
): void {
  const uses = communities.map((side) => useOn(name, side));
  const share = (of: (use: NonNullable<(typeof uses)[number]>) => number): number =>
    uses.reduce((sum, use) => sum + (use ? of(use) : 0), 0) / uses.length;
  const isModern = wishes.notDated || wishes.sound === 'modern';
  note(
    'likedAtHome',
    share(({ liked }) => liked / LOVED),
  );
  note(
    'lovedAtHome',
    share(({ liked }) => (liked >= GLADLY ? 1 : 0)),
  );
  note('unknownAtHome', uses.filter((use) => !use).length / uses.length);
  if (uses.length > 1 && uses.every((use) => use)) note('knownOnBothSides', 1);
  const old = share(({ generation }) => Math.max(0, -generation));
  note('oldAtHome', old);
  if (isModern) note('oldAlthoughRefused', old);
  const young = share(({ generation }) => Math.max(0, generation));
  note('youngAtHome', young);
  if (isModern) note('youngAsAsked', young);
  if (wishes.popularity === 'classic')
    note(
      'timelessAsAsked',
      share(({ generation }) => 1 - Math.abs(generation)),
    );
  note(
    'embarrassingAtHome',
    share(({ embarrassing }) => (embarrassing ? 1 : 0)),
  );
}
