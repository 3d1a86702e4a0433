import type { Locale } from '@ismi/contract';
import type { Answers } from './answer-match.rules.ts';
import { combineWishes } from './combine-wishes.rules.ts';
import { type AllowedKinds, isAllowedWish } from './consent.rules.ts';
import { readChips } from './read-chips.rules.ts';
import { readWishes } from './read-wishes.rules.ts';
import type { NamePool, TypedWishes } from './typed-wishes.rules.ts';

const siblingsIn = ({ siblings = [], sibling }: Answers): string[] => [
  ...siblings,
  ...(sibling ? [sibling.siblingName] : []),
];

/** What the free text asks for: as the parents confirmed it, else as it is read. */
function textWishes(answers: Answers, locale: Locale, pool: NamePool): Partial<TypedWishes> {
  const { wishes, details = '', surname } = answers;
  return wishes
    ? readChips(wishes)
    : readWishes(details, locale, pool, { surname, siblings: siblingsIn(answers) }).wishes;
}

const allowedIn = (read: Partial<TypedWishes>, allowed: AllowedKinds): Partial<TypedWishes> =>
  Object.fromEntries(Object.entries(read).filter(([wish]) => isAllowedWish(wish, allowed)));

/** Everything that the answers ask for and that may be used. A field and the text may name different names: both count. */
export function wishesOfAnswers(
  answers: Answers,
  locale: Locale,
  pool: NamePool,
  allowed: AllowedKinds,
): TypedWishes {
  const read = allowedIn(textWishes(answers, locale, pool), allowed);
  const { livesIn, languages, roots, surname, siblings, refused, loved, honoured } = answers;
  const { faith, tradition } = answers;
  const combined = combineWishes(
    answers,
    locale,
    {
      livesIn,
      speaks: languages,
      roots,
      surname,
      siblings,
      avoid: [...(refused ?? []), ...(read.avoid ?? [])],
      love: [...(loved ?? []), ...(read.love ?? [])],
      honour: [...(honoured ?? []), ...(read.honour ?? [])],
    },
    { wishes: read, understood: [] },
  );
  return {
    ...combined,
    faith: faith === 'seek' || faith === 'avoid' ? faith : combined.faith,
    tradition: tradition ?? combined.tradition,
  };
}
