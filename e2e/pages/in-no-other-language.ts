/** What a name says in each of the four languages: pages show it in one, so that a made-up name may leave it open. */
export const IN_NO_OTHER_LANGUAGE = {
  meaning_tr: null,
  meaning_en: null,
  meaning_de: null,
  meaning_ar: null,
  origin_tr: null,
  origin_en: null,
  origin_de: null,
  origin_ar: null,
  description_tr: null,
  description_en: null,
  description_de: null,
  description_ar: null,
} as const;
