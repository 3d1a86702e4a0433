import { echoes } from './measure-household.rules.ts';
import type { NamedName } from './prepared-wishes.rules.ts';
import {
  asWrittenIn,
  type Claims,
  type FamilyToTell,
  type NameToExplain,
} from './reason-claim.rules.ts';

const VOWEL = /[aeiou]/u;

/** Other first letters, other endings, and not taken for each other when called. */
const isApart = ({ name, form }: NameToExplain, other: NamedName): boolean =>
  form.initial !== other.form.initial && form.ending !== other.form.ending && !echoes(name, other);

function runsInto({ form }: NameToExplain, { form: last }: NamedName): boolean {
  const end = form.ending.slice(-1);
  return end === last.initial || (VOWEL.test(end) && VOWEL.test(last.initial));
}

function* siblingClaims(each: NameToExplain, { asked, locale, remember }: FamilyToTell): Claims {
  const { siblings, wishes } = asked;
  const about = { about: 'household', isPublic: true } as const;
  if (siblings.length > 0 && siblings.every((other) => isApart(each, other))) {
    const names = siblings.flatMap((sibling) => asWrittenIn(locale, sibling) ?? []);
    const worth = 5.5;
    if (remember && names.length === siblings.length)
      yield {
        ...about,
        text: 'besideNames',
        values: { names: new Intl.ListFormat(locale).format(names) },
        worth,
      };
    else yield { ...about, text: siblings.length > 1 ? 'besideSiblings' : 'besideSibling', worth };
  }
  const twin = asked.siblings.find(({ written }) => written === wishes.twin);
  if (twin && twin.form.initial === each.form.initial)
    yield { ...about, text: 'twinInitial', worth: 7 };
}

function* surnameClaims(each: NameToExplain, { asked, locale, remember }: FamilyToTell): Claims {
  const { surname } = asked;
  if (!surname || !isApart(each, surname) || runsInto(each, surname)) return;
  const about = { about: 'household', isPublic: true, worth: 5 } as const;
  const written = asWrittenIn(locale, surname);
  if (remember && written) yield { ...about, text: 'beforeName', values: { surname: written } };
  else yield { ...about, text: 'beforeSurname' };
}

/** How a name is heard beside those of the household. */
export function* householdClaims(each: NameToExplain, family: FamilyToTell): Claims {
  yield* siblingClaims(each, family);
  yield* surnameClaims(each, family);
}
