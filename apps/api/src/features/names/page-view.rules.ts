import type { CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import type { Locale, NameInList, NamePage } from '@ismi/contract';
import { displayedForm, latinForm } from './displayed-form.rules.ts';
import { monographOf } from './monograph.rules.ts';
import type { NeighbourIndex } from './monograph-neighbours.rules.ts';
import type { Entry, NameLists } from './name-lists.rules.ts';
import { analysisOf, isVerdictByRuleOnly, type ViewContext } from './name-view.rules.ts';
import { pictureMarkOf } from './pictures.rules.ts';
import { pronunciationView, turkishSpeechOf } from './pronunciation.rules.ts';
import { warningOf } from './warning.rules.ts';

/** One spelling of a name, as its page presents it. */
export interface PresentedName {
  record: CatalogueName;
  spelling: string;
  /** Of the page. */
  address: string;
  isListed: boolean;
}

/** Other names with the same spelling, and how they differ; first those that share the one of this page. */
function writtenAlike(
  { record: { id }, spelling, address }: PresentedName,
  { catalogue, locale, nameOf, addressOf }: ViewContext,
): Pick<NamePage, 'line' | 'written_alike'> {
  const here = [foldedForm(spelling), foldedForm(address)];
  const shared = catalogue.homographs
    .filter(({ records }) => records.some((record) => record.id === id))
    .map(({ form, records }) => ({ records, shares_spelling: here.includes(form) }))
    .toSorted((one, other) => Number(other.shares_spelling) - Number(one.shares_spelling));
  const lines = new Map<string, { line: string; shares_spelling: boolean }>();
  for (const { records, shares_spelling } of shared)
    for (const record of records)
      if (!lines.has(record.id))
        lines.set(record.id, { line: record.line[locale], shares_spelling });
  const own = lines.get(id);
  lines.delete(id);
  return {
    line: own?.shares_spelling ? own.line : null,
    written_alike: [...lines].flatMap(([otherId, about]) => {
      const other = nameOf(otherId);
      if (!other || other.id === id) return [];
      const name = displayedForm(other, locale);
      return [{ slug: other.id, address: addressOf(other.id), name, ...about }];
    }),
  };
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
 * A voice reads its own language well and others badly: Turkish names, spellings and readers get the Turkish voice, all others the
 * Arabic one.
 */
function voiceOf({ record, spelling }: PresentedName, locale: Locale): NamePage['voice'] {
  const { script, origin, computed } = record;
  if (locale === 'tr' || turkishSpeechOf(record, locale, spelling))
    return { language: 'tr', text: spelling };
  const isTurkish = script.arKind === 'transcription' || origin.langs.includes('tr');
  return isTurkish
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
export function pageOf(
  presented: PresentedName,
  context: ViewContext,
  { lists, neighbours }: { lists: NameLists; neighbours: NeighbourIndex },
): Omit<NamePage, 'addresses' | 'other_spellings'> {
  const { locale } = context;
  const { record, spelling, address, isListed } = presented;
  const latin = locale === 'ar' ? record.name : spelling;
  const entry = lists.all.find((candidate) => candidate.record.id === record.id);
  const letter = entry?.letter ?? '';
  return {
    slug: record.id,
    address,
    is_listed: isListed,
    name: spelling,
    name_latin: latin,
    name_ar: record.script.ar,
    name_ar_plain: record.computed.arPlain,
    transliteration: record.script.translit,
    meaning: record.meaning[locale],
    known_for: record.knownFor?.[locale] ?? null,
    origin: record.origin.text[locale],
    gender: record.gender,
    ...pronunciationView(record, locale, spelling),
    voice: voiceOf(presented, locale),
    spellings: spellingsOf(record, false),
    cognates: spellingsOf(record, true),
    ...writtenAlike(presented, context),
    warning: warningOf(record, locale, latin),
    assessment: assessmentOf(record, context),
    picture_mark: pictureMarkOf(record, locale, latin),
    letter,
    cultures: record.cultures,
    themes: record.themes,
    monograph: monographOf(record, latin, context, neighbours),
  };
}

export const listEntry = (
  { record, name, warning }: Entry,
  { locale, addressOf }: Pick<ViewContext, 'locale' | 'addressOf'>,
): NameInList => ({
  slug: record.id,
  address: addressOf(record.id),
  name,
  name_latin: latinForm(record, locale),
  name_ar: record.computed.arPlain,
  known_for: record.knownFor?.[locale] ?? null,
  meaning: record.meaning[locale],
  gender: record.gender,
  warning,
});
