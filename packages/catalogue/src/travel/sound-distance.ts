const VOWELS = 'aeıioöuü';
const isVowel = (sound: string) => VOWELS.includes(sound);

/** Pairs that a family would hardly correct. */
const NEAR: Readonly<Record<string, number>> = {
  'a e': 0.35,
  'e i': 0.3,
  'o u': 0.3,
  'u ü': 0.35,
  'o ö': 0.35,
  'i ı': 0.3,
  'e ö': 0.4,
  'i ü': 0.4,
  's z': 0.35,
  'f v': 0.4,
  'v w': 0.1,
  'c j': 0.4,
  'k x': 0.35,
  'h x': 0.3,
  'g ğ': 0.2,
  's ş': 0.7,
  'b p': 0.3,
  'd t': 0.3,
  'g k': 0.4,
  'i y': 0.15,
  'ç ş': 0.5,
};

const NEAR_EITHER_WAY = new Map(
  Object.entries(NEAR).flatMap(([pair, cost]) => {
    const [one = '', other = ''] = pair.split(' ');
    return [
      [one + other, cost],
      [other + one, cost],
    ];
  }),
);

function costOf(one: string, other: string): number {
  if (one === other) return 0;
  const near = NEAR_EITHER_WAY.get(one + other);
  if (near !== undefined) return near;
  return isVowel(one) && isVowel(other) ? 0.5 : 1;
}

/** A sound too many or too few. */
function gapOf(sound: string): number {
  if (sound === ' ') return 0;
  if (sound === 'h') return 0.3;
  if (sound === 'y') return 0.3;
  return isVowel(sound) ? 0.4 : 0.7;
}

interface Path {
  cost: number;
  /** Each difference once: who has learnt that z is not ts reads the second z right. */
  differences: ReadonlySet<string>;
}
const START: Path = { cost: 0, differences: new Set() };

interface Step {
  from: Path;
  difference: string;
  cost: number;
}

const isNew = ({ from, difference, cost }: Step): boolean =>
  cost !== 0 && !from.differences.has(difference);
const costAfter = (step: Step): number => step.from.cost + (isNew(step) ? step.cost : 0);

function take(step: Step): Path {
  const { from, difference } = step;
  if (!isNew(step)) return from;
  return { cost: costAfter(step), differences: new Set(from.differences).add(difference) };
}
const cheapest = (steps: readonly Step[]): Step =>
  steps.reduce((best, step) => (costAfter(step) < costAfter(best) ? step : best));

/** How far a reading is from what is meant: about 1 for each kind of sound that a family would correct. */
export function soundDistance(said: string, meant: string): number {
  const sounds = [...meant].map((sound) => ({ sound, gap: gapOf(sound) }));
  let row = [START];
  for (const { sound, gap } of sounds)
    row.push(take({ from: row.at(-1) ?? START, difference: `-${sound}`, cost: gap }));
  for (const sound of said) {
    const added = { difference: `+${sound}`, cost: gapOf(sound) };
    const next = [take({ from: row[0] ?? START, ...added })];
    sounds.forEach(({ sound: other, gap }, index) => {
      const steps = [
        {
          from: row[index] ?? START,
          difference: `${sound}${other}`,
          cost: costOf(sound, other),
        },
        { from: row[index + 1] ?? START, ...added },
        { from: next[index] ?? START, difference: `-${other}`, cost: gap },
      ];
      next.push(take(cheapest(steps)));
    });
    row = next;
  }
  return row.at(-1)?.cost ?? 0;
}
