import type { CatalogueName } from '@ismi/catalogue';
import { concernsSpelling } from '@ismi/catalogue/matching/concerns-spelling';
import { type Locale, languageName, type NameWarning, replyText } from '@ismi/contract';
import { latinForm } from './displayed-form.rules.ts';

type VerdictWarning = Exclude<NameWarning, 'offensive'>;
const VERDICT_TEXTS = {
  notAppropriate: 'NAME_NOT_APPROPRIATE',
  disliked: 'NAME_DISLIKED',
  notAName: 'WORD_NOT_A_NAME',
} as const satisfies Record<VerdictWarning, string>;

function verdictWarningKind({ islamic }: CatalogueName): VerdictWarning | null {
  if (islamic.verdict === 'notAppropriate' || islamic.verdict === 'disliked')
    return islamic.verdict;
  return islamic.rule === 'Q2' ? 'notAName' : null;
}

/** What is obscene or insulting in another language, as the name is written here. */
function severeCautionsOf(record: CatalogueName, spelling: string) {
  return record.cautions.filter(
    (caution) => caution.severity === 'severe' && concernsSpelling(caution, spelling),
  );
}

const asSentence = (text: string, locale: Locale): string =>
  `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}.`;

/** Only what scholars say against it. */
export function verdictWarning(record: CatalogueName, locale: Locale): string | null {
  const kind = verdictWarningKind(record);
  return kind && replyText(VERDICT_TEXTS[kind], locale);
}

/**
 * What to know before choosing or sharing a name as it is written here, or as this language writes it: a refusal of scholars, and what is obscene or insulting in
 * another language. Null where there is nothing.
 */
export function warningOf(
  record: CatalogueName,
  locale: Locale,
  spelling = latinForm(record, locale),
): string | null {
  const severe = severeCautionsOf(record, spelling).map((caution) =>
    asSentence(`${languageName(locale, caution.in)}: ${caution.gloss[locale]}`, locale),
  );
  const warnings = [verdictWarning(record, locale), ...severe];
  return warnings.filter((warning) => warning !== null).join(' ') || null;
}

/** What the warning is about, where there is no place for its text; the graver part of two. */
export const warningKindOf = (record: CatalogueName, locale: Locale): NameWarning | null =>
  verdictWarningKind(record) ??
  (severeCautionsOf(record, latinForm(record, locale)).length > 0 ? 'offensive' : null);
