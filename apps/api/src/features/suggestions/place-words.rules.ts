import type { Locale } from '@ismi/contract';

/** A country together with the language that is named after it: texts about names mean both. */
const WORDS = {
  de: ['alman|berlin|köln', 'german|berlin|cologne', 'deutsch|berlin|köln', '[أا]لمان|برلين'],
  at: [
    'avusturya|viyana',
    'austria|vienn',
    'österreich|wien(?!\\p{L})|wiener',
    'النمسا|نمساو|فيين',
  ],
  ch: ['isviçre', 'switzerland|swiss', 'schweiz', 'سويسر'],
  tr: [
    'türk(?!men|istan)|anadolu|istanbul',
    'türki|turk(?:ey|ish|s\\b)|anatolia|istanbul',
    'türk(?!men)|anatoli|istanbul',
    'ترك(?:ي|يا|يّ|ية|يّة)|الأتراك|الأناضول|إسطنبول',
  ],
  en: [
    'ingil|britanya|iskoç|galler|londra',
    'engl(?:ish|and)|brit(?:ain|ish)|scot(?:land|tish)|wales|united kingdom|london',
    'engl(?:isch|and|änder)|brit(?:isch|annien)|schottland|wales|london',
    'إنجل|انجل|بريطان|اسكتلند|ويلز|لندن',
  ],
  us: [
    'amerika|abd(?!\\p{L}{2})',
    'americ|united states|\\busa\\b',
    'amerika|usa',
    'أمريك|أميرك|الولايات المتحدة',
  ],
  fr: ['frans', 'franc|french|paris', 'frank?reich|französ|paris', 'فرنس|باريس'],
  be: ['belçika', 'belgi', 'belgi', 'بلجيك'],
  nl: ['hollanda|felemenk', 'dutch|netherlands|holland', 'niederl|holland', 'هولند'],
  se: ['isveç', 'swed', 'schwed', 'السويد|سويدي'],
  no: ['norveç', 'norw', 'norweg', 'النرويج|نرويجي'],
  ar: ['arap|arabistan', 'arab', 'arab', 'عرب'],
  fa: ['fars(?:ç|ça)?(?!\\p{L}ı)|acem|iran', 'persia|iran', 'persisch|persien|iran', 'فارس|إيران'],
  ku: ['kürt', 'kurd', 'kurd', 'كرد'],
  bs: ['boşnak|bosna', 'bosni', 'bosni', 'بوسن'],
  sq: ['arnavut', 'albani', 'albani', 'ألبان'],
  az: ['azer', 'azer', 'aser', '[أا]ذر(?:ي|ب)'],
  ur: ['urdu|pakistan', 'urdu|pakistan', 'urdu|pakistan', 'أرد(?:و|ي)|الأرد(?:و|ي)ة|باكستان'],
  in: ['hindistan|hintçe', 'india|hindi', 'indien|indisch|hindi', 'الهند|هندي'],
  id: ['endonez|malay', 'indones|malay', 'indones|malai', 'إندونيس|ماليز|ملايو'],
  so: ['somali', 'somali', 'somali', 'الصومال|صومالي'],
  sw: ['swahili|svahili|kenya', 'swahili|kenya', 'suaheli|swahili|kenia', 'سواحيل|كينيا'],
  ber: [
    'berberi|amazig|kabil',
    'berber|amazigh|kabyl',
    'berber|amazigh|kabyl',
    'أمازيغ|بربر|قبائل',
  ],
  ma: ["(?<!\\p{L})fas(?:[’'](?:t|l|ta)|l[ıi]|t[ae])", 'morocc', 'marokk', 'المغرب|مغربي'],
  eg: ['mısır', 'egypt', 'ägypt', 'مصر(?!\\p{L}ف)'],
  ru: ['rus(?:ya|ça)', 'russia', 'russ', 'روسي'],
  gr: ['yunan', 'gree(?:k|ce)', 'griech', 'يونان'],
  he: ['ibrani', 'hebrew', 'hebrä', 'عبري'],
  es: ['ispany|endülüs', 'spain|spanish|andalus', 'spani|andalus', 'إسبان|الأندلس'],
  it: ['italya', 'ital(?:y|ian)', 'italien', 'إيطال'],
  europe: ['avrupa', 'europ', 'europ', 'أوروب'],
  balkans: ['balkan', 'balkan', 'balkan', 'البلقان'],
  asia: ['asya', '\\basia', 'asien|asiat', 'آسيا'],
  africa: ['afrika', 'africa', 'afrika', 'أفريق|إفريق'],
} as const satisfies Record<string, readonly [tr: string, en: string, de: string, ar: string]>;
type PlaceWord = keyof typeof WORDS;

const COLUMNS: Readonly<Record<Locale, number>> = { tr: 0, en: 1, de: 2, ar: 3 };
const ALL = Object.keys(WORDS) as PlaceWord[]; // Object.keys loses the literal types

/** A word begins with it; in Arabic particles and the article may stand before. */
const patternFor = (place: PlaceWord, locale: Locale): RegExp =>
  new RegExp(
    `${locale === 'ar' ? '(?<!\\p{L})[وفبلك]{0,2}(?:ال|ل)?' : '(?<!\\p{L})'}(?:${WORDS[place][COLUMNS[locale]]})`,
    'iu',
  );
const PATTERNS = Object.fromEntries(
  (['tr', 'en', 'de', 'ar'] as const).map((locale) => [
    locale,
    ALL.map((place) => [place, patternFor(place, locale)] as const),
  ]),
) as Record<Locale, (readonly [PlaceWord, RegExp])[]>; // Object.fromEntries loses the keys

/** Which countries and languages a text speaks of. */
export function placesIn(text: string, locale: Locale): PlaceWord[] {
  // In lower case of the language, so that İ and I are found.
  const lowered = text.toLocaleLowerCase(locale);
  return PATTERNS[locale].flatMap(([place, pattern]) => (pattern.test(lowered) ? place : []));
}
