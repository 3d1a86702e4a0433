import { gradeIn, READERS } from './measure-travel.rules.ts';
import {
  type Claims,
  type FamilyToTell,
  type NameToExplain,
  phrase,
} from './reason-claim.rules.ts';

/** Of ten thousand: above this, two children of a name meet now and then. */
const SELDOM_TWO_IN_A_CLASS = 50;
const SEX = { boy: 'boy', girl: 'girl', unisex: 'unisex' } as const;

function* figureClaims({ record }: NameToExplain, { asked, locale }: FamilyToTell): Claims {
  const { livingFigures, wishes } = asked;
  if (livingFigures === 'all') return;
  const place = phrase(`in.${livingFigures}`, locale);
  const figures = record.computed.commonness[livingFigures];
  if (!figures?.class) return;
  const about = { about: 'use', isPublic: false } as const;
  const { ofTenThousand: of } = figures;
  const wantsRare = wishes.popularity === 'rare' || wishes.popularity === 'extraordinary';
  if (of !== null && of > 0) {
    const sex = SEX[record.gender];
    const count = String(Math.round(of));
    if (of < 1)
      yield { ...about, text: `figureFew.${sex}`, values: { place }, worth: wantsRare ? 7 : 4 };
    else if (of <= SELDOM_TWO_IN_A_CLASS)
      yield {
        ...about,
        text: `figureSome.${sex}`,
        values: { place, count },
        worth: wantsRare ? 7 : 5,
      };
    else
      yield {
        ...about,
        text: `figureMany.${sex}`,
        values: { place, count },
        worth: wantsRare ? 2 : 6,
      };
  }
  if (figures.class === wishes.popularity)
    yield {
      ...about,
      text: `wished.${wishes.popularity}`,
      values: { place },
      worth: livingFigures === 'TR' ? 5 : 3,
      from: ['knownWhereTheyLive', 'classicAsked'],
    };
}

function* historyClaims({ record }: NameToExplain, { asked, locale }: FamilyToTell): Claims {
  const { livingFigures, homeFigures, wishes } = asked;
  const wantsYoung = wishes.notDated || wishes.sound === 'modern';
  for (const country of new Set([livingFigures, homeFigures])) {
    if (country === 'all') continue;
    const history = record.computed.history[country];
    if (!history) continue;
    const values = { place: phrase(`in.${country}`, locale) };
    const about = { about: 'use', isPublic: false, values } as const;
    if (history.currency === 'now')
      yield { ...about, text: 'useNow', worth: wantsYoung ? 7.5 : 4.5, from: ['young', 'rising'] };
    if (history.trend === 'rising')
      yield { ...about, text: 'useRising', worth: wantsYoung ? 7 : 4.5, from: ['rising'] };
    if (history.currency === 'both')
      yield { ...about, text: 'useBoth', worth: wishes.popularity === 'classic' ? 7 : 3.5 };
  }
}

/** Readers of Latin letters; the Arabic spelling of a name is never read wrong. */
const LATIN_READERS = READERS.filter((reader) => reader !== 'ar');
/** In the language of its own people every name is at home. */
const AT_HOME = 1.5;

function* travelClaims(each: NameToExplain, { asked, locale }: FamilyToTell): Claims {
  const { languages, worksIn } = asked;
  const about = {
    about: 'travel',
    isPublic: false,
    from: ['travelsFamiliar', 'askedTravelsFamiliar'],
  } as const;
  const readers = LATIN_READERS.filter((reader) => languages.has(reader) || worksIn.has(reader));
  const right = readers.flatMap((reader) => {
    const grade = gradeIn(each.name, each.latin, reader);
    return grade === 'easy' || grade === 'familiar' ? [{ reader, grade }] : [];
  });
  const [one, other] = right.map(({ reader }) => phrase(`reader.${reader}`, locale));
  if (one && other && right.length === readers.length)
    yield { ...about, text: 'travelBoth', values: { one, other }, worth: 5.5 };
  const [own = ''] = each.record.origin.langs;
  for (const { reader, grade } of right) {
    const worth = worksIn.has(reader) ? 7.5 : 5;
    yield {
      ...about,
      text: grade === 'familiar' ? 'travelFamiliar' : 'travelFirst',
      values: { language: phrase(`reader.${reader}`, locale) },
      worth: reader === own || reader === locale ? AT_HOME : worth,
    };
  }
}

/** How a name is used and read where the family lives. */
export function* usageClaims(each: NameToExplain, family: FamilyToTell): Claims {
  yield* figureClaims(each, family);
  yield* historyClaims(each, family);
  yield* travelClaims(each, family);
}
