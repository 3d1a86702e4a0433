/** The texts of a name in the four languages: pages show one of them, so an invented name may leave them empty. */
export const EMPTY_TRANSLATIONS = {
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
