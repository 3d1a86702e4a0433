import { type Finding, finding } from '../finding.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import type { AuthoredCatalogue } from '../parse-catalogue.ts';
import type { NameRecord } from '../schema/name-record.ts';

/** Popular claims that cannot be proven: “all schools”, “Qur'anic name”, “flower of Paradise”. */
const REFUSED: Readonly<Record<Language, RegExp>> = {
  tr: /(bütün|tüm) mezhep|dört mezhe[bp]|kur’anî (bir )?(ad|isim)|kur’an ismi|cennet çiçe[kğ]i|cennetteki (bir )?çiçek/iu,
  en: /all (the )?(four )?schools|qur’?anic name|flower (of|in) paradise/iu,
  de: /alle(n|r)? (vier )?rechtsschulen|koranische[rn]? name|(blume|blüte) (des paradieses|im paradies)|paradiesblume/iu,
  ar: /جميع المذاهب|كلّ? المذاهب|المذاهب الأربعة|اسم قرآني|زهرة (من )?(زهور )?الجن/u,
};

const textsOf = ({ meaning, description, origin, islamic }: NameRecord, language: Language) => [
  meaning[language],
  description[language],
  origin.text[language],
  islamic.reason?.[language] ?? '',
];

/** Invariant 14: such a claim needs a source that a named person has checked. */
export function checkRefusedClaims({ names, sources }: AuthoredCatalogue): Finding[] {
  const checked = new Set(sources.filter((source) => source.checked !== false).map(({ id }) => id));
  return names.flatMap((record) => {
    if (record.sources.some(({ ref }) => checked.has(ref) || checked.has(ref.split(':')[0] ?? '')))
      return [];
    return LANGUAGES.flatMap((language) =>
      textsOf(record, language)
        .filter((text) => REFUSED[language].test(text.normalize('NFC')))
        .map((text) =>
          finding(14, record.id, `claims without a checked source (${language}): «${text}»`),
        ),
    );
  });
}
