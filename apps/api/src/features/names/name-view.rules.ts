import type { Catalogue, CatalogueName } from '@ismi/catalogue';
import { foldedForm } from '@ismi/catalogue/matching/fold';
import { lengthOf } from '@ismi/catalogue/name-length';
import {
  type IslamicAnalysis,
  type IslamicVerdict,
  isAppropriate,
  type Locale,
  type NameCandidate,
  type NameResult,
  replyText,
} from '@ismi/contract';
import { commonnessView } from './commonness.rules.ts';
import { displayedForm, latinForm } from './displayed-form.rules.ts';
import { pictureMarkOf } from './pictures.rules.ts';
import { pronunciationView } from './pronunciation.rules.ts';
import { warningOf } from './warning.rules.ts';

/** The catalogue data that a view needs besides its record. */
export interface ViewContext {
  locale: Locale;
  catalogue: Pick<
    Catalogue,
    'people' | 'rules' | 'sources' | 'homographs' | 'registers' | 'verdictFamilies' | 'verses'
  >;
  nameOf(id: string): CatalogueName | undefined;
  /** The part of a page's address under which a name is linked. */
  addressOf(id: string): string;
}

/** Whether the assessment is specific to this name: with a reason, a view, a source, a verse or an alternative of its own. */
const hasOwnGrounds = (record: CatalogueName): boolean =>
  record.islamic.reason !== null ||
  (record.islamic.views ?? []).length > 0 ||
  record.computed.verdictFamilies.length > 0 ||
  record.islamic.alternatives.length > 0 ||
  record.sources.some(({ for: purpose }) => purpose === 'verdict') ||
  versesOf(record).length > 0;

/** Whether there is an assessment to sell. A missing assessment and a verdict by a general rule alone are shown for free. */
export const isSold = (record: CatalogueName): boolean =>
  record.islamic.verdict !== 'notAssessed' && hasOwnGrounds(record);

/** Whether the verdict follows from a general rule alone. */
export const isVerdictByRuleOnly = (record: CatalogueName): boolean =>
  record.islamic.verdict !== 'notAssessed' && !hasOwnGrounds(record);

const named = ({ locale, nameOf, addressOf }: ViewContext, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const record = nameOf(id);
    if (!record) return [];
    const name = displayedForm(record, locale);
    return [{ name_id: record.id, address: addressOf(record.id), name }];
  });

/** Names to choose between. Those that share the typed spelling come in catalogue order, each with its own line. */
export function candidatesOf(
  nameIds: readonly string[],
  query: string,
  { locale, catalogue, nameOf }: ViewContext,
): NameCandidate[] {
  const typed = foldedForm(query);
  const sharers = catalogue.homographs.find(({ form }) => form === typed)?.records ?? [];
  const ordered = [
    ...sharers.filter(({ id }) => nameIds.includes(id)).map(({ id }) => id),
    ...nameIds.filter((nameId) => !sharers.some(({ id }) => id === nameId)),
  ];
  return ordered.flatMap((nameId) => {
    const record = nameOf(nameId);
    if (!record) return [];
    const line = sharers.find(({ id }) => id === nameId)?.line ?? record.meaning;
    return [
      {
        name_id: record.id,
        name: displayedForm(record, locale),
        name_latin: latinForm(record, locale),
        name_ar: record.script.ar,
        hint: line[locale],
        warning: warningOf(record, locale),
      },
    ];
  });
}

/** Attested spellings, each once. */
const variantsOf = (record: CatalogueName): string[] => [
  ...new Set(record.forms.filter(({ role }) => role !== 'searchOnly').map(({ form }) => form)),
];

/** What a result says about an analysis that was not requested or not paid for. */
export const NO_ANALYSIS = {
  islamic_appropriate: null,
  islamic_reason_tr: null,
  islamic_reason_en: null,
  islamic_reason_de: null,
  islamic_reason_ar: null,
  analysis: null,
};

/** A result with the paid analysis; its verdict and reasons also appear in the result, as the specification requires. */
export const withAnalysis = (result: NameResult, analysis: IslamicAnalysis): NameResult => ({
  ...result,
  islamic_appropriate: analysis.islamic_appropriate,
  islamic_reason_tr: analysis.islamic_reason_tr,
  islamic_reason_en: analysis.islamic_reason_en,
  islamic_reason_de: analysis.islamic_reason_de,
  islamic_reason_ar: analysis.islamic_reason_ar,
  analysis,
});

/** Everything that a paid search returns for a catalogue name. */
export function resultOf(
  record: CatalogueName,
  matchedForm: string | null,
  context: ViewContext,
): NameResult {
  const { locale, catalogue } = context;
  const people = new Map(catalogue.people.map((person) => [person.id, person]));
  const name = displayedForm(record, locale);
  return {
    name_id: record.id,
    address: context.addressOf(record.id),
    name,
    name_latin: latinForm(record, locale),
    name_ar: record.script.ar,
    matched_form: matchedForm === name ? null : matchedForm,
    meaning: record.meaning[locale],
    known_for: record.knownFor?.[locale] ?? null,
    origin: record.origin.text[locale],
    description: record.description[locale],
    ...pronunciationView(record, locale),
    gender: record.gender,
    length: lengthOf(name),
    ...commonnessView(record, { locale, registers: catalogue.registers }),
    cultural_variants: variantsOf(record),
    meaning_tr: record.meaning.tr,
    meaning_en: record.meaning.en,
    meaning_de: record.meaning.de,
    meaning_ar: record.meaning.ar,
    origin_tr: record.origin.text.tr,
    origin_en: record.origin.text.en,
    origin_de: record.origin.text.de,
    origin_ar: record.origin.text.ar,
    description_tr: record.description.tr,
    description_en: record.description.en,
    description_de: record.description.de,
    description_ar: record.description.ar,
    namesakes: record.bearers.flatMap(({ id }) => {
      const person = people.get(id);
      return person ? [{ name: person.name[locale], line: person.line[locale] }] : [];
    }),
    related: named(context, record.see ?? []),
    cautions: record.cautions.map(({ in: language, word, gloss }) => ({
      language,
      word,
      text: gloss[locale],
    })),
    quran: record.quran.refs,
    warning: warningOf(record, locale),
    verified: true,
    picture_mark: pictureMarkOf(record, locale),
    ...NO_ANALYSIS,
  };
}

/** The hadiths and works behind references such as `muslim:2135` or `tdk-adlar:Ayla`, each once. */
function citedOf(refs: Iterable<string>, { locale, catalogue }: ViewContext) {
  const cited = [...refs].flatMap(
    (ref) =>
      catalogue.sources.find(({ id }) => id === ref) ??
      catalogue.sources.find(({ id }) => id === ref.split(':')[0]) ??
      [],
  );
  return [...new Set(cited)].map(({ title, paraphrase, checked }) => ({
    title: title[locale],
    text: paraphrase[locale],
    checked: checked !== false,
  }));
}

/** The scholars' assessment of a catalogue name: the record's own reason, else the rule's. */
export function analysisOf(record: CatalogueName, context: ViewContext): IslamicAnalysis {
  const { locale, catalogue } = context;
  const { islamic } = record;
  const rule = catalogue.rules.find(({ code }) => code === islamic.rule);
  const reasonIn = (language: Locale) => islamic.reason?.[language] ?? rule?.text[language] ?? '';
  const refs = [
    ...(rule?.sources ?? []),
    ...record.sources.filter((source) => source.for === 'verdict').map(({ ref }) => ref),
  ];
  return {
    name_id: record.id,
    name: displayedForm(record, locale),
    islamic_appropriate: isAppropriate(islamic.verdict),
    islamic_verdict: islamic.verdict,
    reason: reasonIn(locale),
    islamic_reason_tr: reasonIn('tr'),
    islamic_reason_en: reasonIn('en'),
    islamic_reason_de: reasonIn('de'),
    islamic_reason_ar: reasonIn('ar'),
    sources: citedOf(refs, context),
    views: viewsOf(record, context),
    verses: versesOf(record),
    alternatives: named(context, islamic.alternatives),
    reviewed: record.review.some(({ part }) => part === 'verdict'),
    by_machine: false,
    available: true,
  };
}

/** Views of schools: the record's where it differs from its rule, else the rule's. */
function viewsOf({ islamic, computed }: CatalogueName, { locale, catalogue }: ViewContext) {
  const rule = catalogue.rules.find(({ code }) => code === islamic.rule);
  const own = new Map<string, IslamicVerdict>(
    islamic.views?.map(({ tradition, verdict }) => [tradition, verdict]) ?? [],
  );
  const families = catalogue.verdictFamilies.filter(({ code }) =>
    computed.verdictFamilies.includes(code),
  );
  return [...(rule?.views ?? []), ...families.map(({ view }) => view)].map(
    ({ tradition, verdict, text }) => ({
      tradition,
      verdict: own.get(tradition) ?? verdict,
      text: text[locale],
    }),
  );
}

/** Verses behind a verdict; for a word of the Qur'an, the verses that contain it. */
function versesOf({ islamic, quran, sources }: CatalogueName): string[] {
  const cited = sources
    .filter(({ for: purpose, ref }) => purpose === 'verdict' && ref.startsWith('quran:'))
    .map(({ ref }) => ref.slice('quran:'.length));
  return [...new Set([...cited, ...(/^Q\d/.test(islamic.rule) ? quran.refs : [])])];
}

/** The explanation where there is no verdict: neither warning nor seal. */
export const withoutAnalysis = (
  name: string,
  why: 'ANALYSIS_UNAVAILABLE' | 'ANSWER_REMOVED' | 'NO_RELIABLE_RECORD' | 'WHICH_NAME',
  locale: Locale,
): IslamicAnalysis => ({
  name_id: null,
  name,
  islamic_appropriate: null,
  islamic_verdict: 'notAssessed',
  reason: replyText(why, locale),
  islamic_reason_tr: null,
  islamic_reason_en: null,
  islamic_reason_de: null,
  islamic_reason_ar: null,
  sources: [],
  verses: [],
  views: [],
  alternatives: [],
  reviewed: false,
  by_machine: false,
  available: false,
});
