import { FAITH_WISHES, type FamilyWish, TRADITIONS, type WishKind } from '@ismi/contract';
import { isMeaning } from './meanings.rules.ts';
import { rootOf } from './roots.rules.ts';
import { type LetterWishes, noLetterWishes, type TypedWishes } from './typed-wishes.rules.ts';

type Read = Partial<TypedWishes>;

const LETTERS: ReadonlySet<string> = new Set(Object.keys(noLetterWishes()));
const isLetters = (wish: WishKind): wish is WishKind & keyof LetterWishes => LETTERS.has(wish);

const added = <T>(list: readonly T[] | undefined, ...values: readonly T[]): T[] => [
  ...new Set([...(list ?? []), ...values]),
];

/** What one chip asks for, beside those that were read before; a value without meaning asks for nothing. */
function withChip(read: Read, { wish, value }: FamilyWish): Read {
  if (isLetters(wish)) {
    const letters = read.letters ?? noLetterWishes();
    return { ...read, letters: { ...letters, [wish]: added(letters[wish], ...value.split(' ')) } };
  }
  switch (wish) {
    case 'avoid':
      // Of a refused double name each part is refused.
      return { ...read, avoid: added(read.avoid, ...value.split(' ')) };
    case 'love':
    case 'honour':
    case 'taken':
    case 'siblings':
    case 'pairWith':
    case 'worksIn':
      return { ...read, [wish]: added(read[wish], value) };
    case 'roots': {
      const root = rootOf(value);
      return root ? { ...read, roots: added(read.roots, root) } : read;
    }
    case 'meanings':
    case 'notMeanings':
      return isMeaning(value) ? { ...read, [wish]: added(read[wish], value) } : read;
    case 'maxSyllables':
    case 'minSyllables':
      return { ...read, [wish]: Number(value) || undefined };
    case 'faith':
      return { ...read, faith: FAITH_WISHES.find((each) => each === value) ?? read.faith };
    case 'tradition':
      return { ...read, tradition: TRADITIONS.find((each) => each === value) ?? read.tradition };
    default:
      return { ...read, [wish]: true };
  }
}

/** The wishes that the parents confirmed, in the form in which names are ranked by them. */
export const readChips = (chips: readonly FamilyWish[]): Read => chips.reduce<Read>(withChip, {});
