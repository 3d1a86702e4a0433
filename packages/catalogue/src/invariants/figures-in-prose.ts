import { type Finding, finding } from '../finding.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';

/** Words that announce a rank, a list or a number of births. */
const STATISTICS = {
  tr: /ilk yüz|TÜİK|\d+ (kız|erkek|doğum)|doğum (kayıt|tablo)|liste(lerde|lerinde|sinde).*\d{4}|\d{4}.*liste(lerde|lerinde)/,
  en: /top[ -]hundred|top[ -]100|hundred most|TÜİK|\blists (from|of) \d{4}|\blists have it|\d+ (girls|boys|births)|\bbirths\b|birth records/i,
  de: /ersten [Hh]undert|hundert häufigsten|Top[ -]100|TÜİK|Geburten(list|tabell|zahl)|\d+ (Mädchen|Jungen)/,
  ar: /المئة الأولى|قوائم (المواليد|تركيا)|سجلّات المواليد|جداول المواليد/,
} as const;
type Language = keyof typeof STATISTICS;

/**
 * Invariant 17: ranks, years of lists and numbers of births come from births/, which has their register and last year. A text that
 * repeats them is wrong as soon as a register has a new year.
 */
export function checkFiguresInProse({ names }: AuthoredCatalogue): Finding[] {
  return names.flatMap(({ id, description, sources }) => [
    ...(Object.keys(STATISTICS) as Language[])
      .filter((language) => STATISTICS[language].test(description[language]))
      .map((language) => finding(17, id, `its description in ${language} states a statistic`)),
    ...sources
      .filter(({ ref, note = '' }) => ref.startsWith('stat:') && /\d/.test(note))
      .map(({ ref }) => finding(17, id, `a note to ${ref} states a figure`)),
  ]);
}
