import type { CatalogueName } from '@ismi/catalogue';
import { soundSimilarity } from '@ismi/catalogue/matching/sound-similarity';
import type { Locale } from '@ismi/contract';
import { commonnessIn } from './measure-usage.rules.ts';
import type { NamedName } from './prepared-wishes.rules.ts';
import {
  asWrittenIn,
  type Claims,
  type FamilyToTell,
  type NameToExplain,
  phrase,
} from './reason-claim.rules.ts';

/** From here on, two names are heard as alike. */
const CLOSE_IN_SOUND = 0.7;
/** As many steps of a hundred in the order by commonness are felt. */
const CLEARLY_RARER = 0.1;
const ENDING = 2;

/** How the origin line of a record writes its root. */
const ROOT_IN_TEXT: Record<Exclude<Locale, 'ar'>, RegExp> = {
  en: /\broots? ([^\s,;:)]+-[^\s,;:)]+)/u,
  de: /(?:Wurzel|Stamm) ([^\s,;:)]+-[^\s,;:)]+)/u,
  tr: /([^\s,;:(]+-[^\s,;:)]+)(?: \([^)]*\))? kök/u,
};
const THREE_LETTERS = /^\p{Script=Arabic}(?: \p{Script=Arabic}){2,3}$/u;

function rootAsWritten({ origin }: CatalogueName, locale: Locale): string | undefined {
  if (origin.root === null || !THREE_LETTERS.test(origin.root)) return undefined;
  if (locale === 'ar') return origin.root.replaceAll(' ', '');
  return ROOT_IN_TEXT[locale].exec(origin.text[locale])?.[1];
}

const isItself = ({ name }: NameToExplain, { records }: NamedName): boolean =>
  records.includes(name);

function* likeHonoured(
  each: NameToExplain,
  honoured: NamedName,
  named: string,
  locale: Locale,
): Claims {
  const { root } = each.record.origin;
  const relative = honoured.records.find(({ record }) => record.origin.root === root);
  if (root !== null && relative) {
    const written = rootAsWritten(each.record, locale) ?? rootAsWritten(relative.record, locale);
    yield {
      about: 'named',
      worth: 10,
      from: ['honourRoot'],
      isPublic: true,
      ...(written
        ? { text: 'honourRoot', values: { named, root: written } }
        : { text: 'honourRootSame', values: { named } }),
    };
  }
  const sharesMeaning = honoured.records.some(({ meanings }) =>
    [...meanings].some(([tag, share]) => share === 1 && each.name.meanings.get(tag) === 1),
  );
  const about = { about: 'named', isPublic: true, values: { named } } as const;
  if (sharesMeaning) yield { ...about, text: 'honourMeaning', worth: 8, from: ['honourMeaning'] };
  if (soundSimilarity(each.name.sounds, honoured.sounds) >= CLOSE_IN_SOUND)
    yield { ...about, text: 'honourSound', worth: 7, from: ['honourSound'] };
  if (honoured.form.initial === each.form.initial)
    yield { ...about, text: 'honourInitial', worth: 6, from: ['honourInitial'] };
}

const lettersOf = (written: string, locale: Locale): string =>
  written.normalize('NFC').toLocaleLowerCase(locale === 'ar' ? 'ar' : 'tr');

/** The shared last letters, in the script of the list. */
function sharedEnding(spelling: string, written: string, locale: Locale): string | undefined {
  const [own, other] = [lettersOf(spelling, locale), lettersOf(written, locale)];
  const ending = [...own].slice(-ENDING).join('');
  const isLonger = [...own].length > ENDING && [...other].length > ENDING;
  return isLonger && other.endsWith(ending) && /^\p{L}+$/u.test(ending) ? ending : undefined;
}

function* likeLoved(
  each: NameToExplain,
  loved: NamedName,
  named: string,
  family: FamilyToTell,
): Claims {
  const { locale, asked } = family;
  const about = { about: 'named', isPublic: true } as const;
  const ending = sharedEnding(each.spelling, named, locale);
  if (ending) yield { ...about, text: 'loveEnding', values: { named, ending }, worth: 8 };
  if (soundSimilarity(each.name.sounds, loved.sounds) >= CLOSE_IN_SOUND)
    yield { ...about, text: 'loveSound', values: { named }, worth: 7.5, from: ['loveSound'] };
  const [record] = loved.records;
  const { livingFigures } = asked;
  if (
    !record ||
    livingFigures === 'all' ||
    !record.record.computed.commonness[livingFigures]?.class
  )
    return;
  const isRarer =
    commonnessIn(each.name, livingFigures) <= commonnessIn(record, livingFigures) - CLEARLY_RARER;
  if (isRarer && each.record.computed.commonness[livingFigures]?.class)
    yield {
      about: 'use',
      isPublic: false,
      text: 'loveRarer',
      values: { named, place: phrase(`in.${livingFigures}`, locale) },
      worth: 6,
    };
}

/** How a name relates to those that the family named. */
export function* namedClaims(each: NameToExplain, family: FamilyToTell): Claims {
  const { asked, locale } = family;
  for (const honoured of asked.honour) {
    const named = asWrittenIn(locale, honoured);
    if (named && !isItself(each, honoured)) yield* likeHonoured(each, honoured, named, locale);
  }
  for (const loved of asked.love) {
    const named = asWrittenIn(locale, loved);
    if (named && !isItself(each, loved)) yield* likeLoved(each, loved, named, family);
  }
}
