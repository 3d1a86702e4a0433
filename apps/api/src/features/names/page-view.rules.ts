import type { CatalogueName } from '@ismi/catalogue';
import type { Locale, NameInList, NameNeighbour, NamePage } from '@ismi/contract';
import { displayedForm, latinForm } from './displayed-form.rules.ts';
import { type Entry, type NameLists, neighboursIn } from './name-lists.rules.ts';
import { analysisOf, isVerdictByRuleOnly, type ViewContext, warningOf } from './name-view.rules.ts';
import { pictureMarkOf } from './pictures.rules.ts';

const neighbour = ({ record, name }: Entry): NameNeighbour => ({ slug: record.id, name });

/** Other names with the same spelling, and how they differ. */
function writtenAlike({ id }: CatalogueName, { catalogue, locale, nameOf }: ViewContext) {
  const shared = catalogue.homographs.filter(({ records }) =>
    records.some((record) => record.id === id),
  );
  const others = new Map(
    shared.flatMap(({ records }) => records).map((record) => [record.id, record.line[locale]]),
  );
  others.delete(id);
  return [...others].flatMap(([otherId, line]) => {
    const other = nameOf(otherId);
    return other && other.id !== id
      ? [{ slug: other.id, name: displayedForm(other, locale), line }]
      : [];
  });
}

/** Attested spellings, each once: of the name itself, or of names that became separate. */
const spellingsOf = ({ forms }: CatalogueName, isCognate: boolean): string[] => [
  ...new Set(
    forms
      .filter(({ role, rel }) => role !== 'searchOnly' && (rel === 'cognate') === isCognate)
      .map(({ form }) => form),
  ),
];

/**
 * A voice reads its own language well and others badly: Turkish names and readers get the Turkish voice, all others the Arabic
 * one.
 */
function voiceOf(record: CatalogueName, locale: Locale): NamePage['voice'] {
  const { script, origin, computed } = record;
  const isTurkish = script.arKind === 'transcription' || origin.langs.includes('tr');
  return isTurkish || locale === 'tr'
    ? { language: 'tr', text: displayedForm(record, 'tr') }
    : { language: 'ar', text: computed.arPlain };
}

/** A verdict by a general rule alone, with the rule. It is public, so it is not sold. */
function assessmentOf(record: CatalogueName, context: ViewContext): NamePage['assessment'] {
  if (!isVerdictByRuleOnly(record)) return null;
  const { islamic_verdict: verdict, reason } = analysisOf(record, context);
  return { verdict, reason };
}

/** The free facts about a name: nothing here is sold. */
export function pageOf(record: CatalogueName, context: ViewContext, lists: NameLists): NamePage {
  const { locale } = context;
  const entry = lists.all.find((candidate) => candidate.record.id === record.id);
  const letter = entry?.letter ?? '';
  const [theme] = record.themes;
  const inTheme = theme && lists.ways.theme.get(theme);
  return {
    slug: record.id,
    name: displayedForm(record, locale),
    name_latin: latinForm(record, locale),
    name_ar: record.script.ar,
    name_ar_plain: record.computed.arPlain,
    transliteration: record.script.translit,
    meaning: record.meaning[locale],
    origin: record.origin.text[locale],
    gender: record.gender,
    pronunciation: locale === 'en' || locale === 'de' ? record.say[locale] : null,
    ipa: record.say.ipa,
    voice: voiceOf(record, locale),
    spellings: spellingsOf(record, false),
    cognates: spellingsOf(record, true),
    written_alike: writtenAlike(record, context),
    warning: warningOf(record, locale),
    assessment: assessmentOf(record, context),
    picture_mark: pictureMarkOf(record, locale),
    letter,
    cultures: record.cultures,
    themes: record.themes,
    same_letter: neighboursIn(lists.ways.letter.get(letter) ?? [], record.id).map(neighbour),
    same_theme:
      theme && inTheme ? { theme, names: neighboursIn(inTheme, record.id).map(neighbour) } : null,
  };
}

export const listEntry = (
  { record, name, warning }: Entry,
  { locale }: Pick<ViewContext, 'locale'>,
): NameInList => ({
  slug: record.id,
  name,
  name_latin: latinForm(record, locale),
  name_ar: record.computed.arPlain,
  meaning: record.meaning[locale],
  gender: record.gender,
  warning,
});
