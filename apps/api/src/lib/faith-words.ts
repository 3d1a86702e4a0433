import type { Locale } from '@ismi/contract';

/** Optional Arabic signs. */
const VOWEL_SIGNS = /[\u064B-\u0652\u0670]/gu;
export const withoutVowelSigns = (text: string): string => text.replace(VOWEL_SIGNS, '');

/** Words that name the Qur'an or a prophet in texts of any of our languages. */
const QURAN_ANYWHERE = /kur['’]?[aâ]n|koran|qur['’ʾ]?an|قرآن/iu;
const PROPHETS_ANYWHERE = /prophet|peygamber|sahab[aei]|hadith|رسول الله/iu;

/** The others by language: “you can be sure” is English, a Sure is German. */
const QURAN: Readonly<Record<Locale, RegExp>> = {
  tr: /(?<!\p{L})s[uû]re(?:s[iı]\p{L}*|ler\p{L}*|de|den|nin|ye)?(?!\p{L})|(?<!\p{L})[aâ]yet/iu,
  en: /(?<!\p{L})(?:s[uū]rahs?|s[uū]ras?|verses?|[aā]yahs?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:suren?|vers(?:e|en|es)?)(?!\p{L})/iu,
  // “A marvel of beauty” uses the word for a verse.
  ar: /سور[ةه]|(?<!\p{L})[وفبل]?(?:ال)?آي(?:ة|ات)(?!\p{L})(?! في ال(?:جمال|حسن|روعة|رقة|ذوق))/u,
};
/** A companion for life is no companion of the Prophet. */
const PROPHETS: Readonly<Record<Locale, RegExp>> = {
  tr: /(?<!\p{L})hadis(?!e)|(?<!\p{L})(?:neb[iî]|resul(?:ullah)?)(?!\p{L})|(?<!\p{L})hz\./iu,
  en: /messenger of (?:god|allah)|companions? of (?:muhammad|the messenger)|(?:one|some|many|several) of the companions|(?:borne by|name of|called|among|was) (?:an? |the |his |her )?(?:\p{L}+ )?companions?(?!\p{L}| (?:for|in|through|on|to))/iu,
  de: /gesandte[rn]? (?:gottes|allahs)|(?:einer|eine|viele|unter|name|namen|hießen) (?:der|den) gefährt|gefährt\p{L}+ (?:des gesandten|mohammeds|muhammads)/iu,
  // حديث is also “modern”, النبيل “the noble”.
  ar: /الرسول|(?<!\p{L})[بفلو]?(?:ال)?(?:نبي|نبينا|نبوي|نبوية|أنبياء)(?!\p{L})|صحاب(?:ي|ة)|أحاديث|(?:في|ورد|جاء|روي|هذا) (?:ال)?حديث(?! من)|حديث (?:رقم|شريف|نبوي|صحيح|قدسي)/u,
};

export const mentionsQuran = (text: string, locale: Locale): boolean => {
  const plain = withoutVowelSigns(text);
  return QURAN_ANYWHERE.test(plain) || QURAN[locale].test(plain);
};
export const mentionsProphets = (text: string, locale: Locale): boolean => {
  const plain = withoutVowelSigns(text);
  return PROPHETS_ANYWHERE.test(plain) || PROPHETS[locale].test(plain);
};
