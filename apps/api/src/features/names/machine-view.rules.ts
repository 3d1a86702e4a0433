import { lengthOf } from '@ismi/catalogue/name-length';
import {
  type IslamicAnalysis,
  type IslamicVerdict,
  isAppropriate,
  type Locale,
  type NameResult,
  replyText,
} from '@ismi/contract';
import { NO_COMMONNESS } from './commonness.rules.ts';
import { NO_ANALYSIS } from './name-view.rules.ts';

interface LookupContext {
  query: string;
  locale: Locale;
}
type LocalizedText = Record<Locale, string>;
interface Meaning {
  meaning: LocalizedText;
  origin: LocalizedText;
  description: LocalizedText;
  gender: NameResult['gender'];
  isCorrected?: boolean;
}
interface Judgement {
  verdict: IslamicVerdict;
  reason: LocalizedText;
  isCorrected?: boolean;
}

/** A text corrected by an administrator is marked. */
const withCorrectionNote = (
  text: string,
  isCorrected: boolean | undefined,
  locale: Locale,
): string => (isCorrected ? `${text} ${replyText('ANSWER_CORRECTED', locale)}` : text);

/** A name known only to the model: nothing in it is verified. */
export function modelResult({ query, locale }: LookupContext, value: Meaning): NameResult {
  return {
    name_id: null,
    address: null,
    name: query,
    name_latin: null,
    name_ar: null,
    matched_form: null,
    meaning: value.meaning[locale],
    origin: value.origin[locale],
    description: withCorrectionNote(value.description[locale], value.isCorrected, locale),
    pronunciation: null,
    ipa: null,
    also_said: null,
    known_for: null,
    gender: value.gender,
    length: lengthOf(query),
    ...NO_COMMONNESS,
    cultural_variants: [],
    meaning_tr: value.meaning.tr,
    meaning_en: value.meaning.en,
    meaning_de: value.meaning.de,
    meaning_ar: value.meaning.ar,
    origin_tr: value.origin.tr,
    origin_en: value.origin.en,
    origin_de: value.origin.de,
    origin_ar: value.origin.ar,
    description_tr: value.description.tr,
    description_en: value.description.en,
    description_de: value.description.de,
    description_ar: value.description.ar,
    namesakes: [],
    related: [],
    cautions: [],
    quran: [],
    warning: null,
    verified: false,
    picture_mark: null,
    ...NO_ANALYSIS,
  };
}

/** A model's assessment, marked as such. */
export const modelAnalysis = (
  { query, locale }: LookupContext,
  { verdict, reason, isCorrected }: Judgement,
): IslamicAnalysis => ({
  name_id: null,
  name: query,
  islamic_appropriate: isAppropriate(verdict),
  islamic_verdict: verdict,
  reason: withCorrectionNote(
    `${reason[locale]} ${replyText('MACHINE_JUDGEMENT', locale)}`,
    isCorrected,
    locale,
  ),
  islamic_reason_tr: reason.tr,
  islamic_reason_en: reason.en,
  islamic_reason_de: reason.de,
  islamic_reason_ar: reason.ar,
  sources: [],
  verses: [],
  views: [],
  alternatives: [],
  reviewed: false,
  by_machine: true,
  available: true,
});
