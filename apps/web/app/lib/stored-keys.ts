/** Everything that the site keeps in a browser; the privacy page prints this list. */
export const STORED_KEYS = {
  /** Cookie and local storage: the chosen language, so that the server renders in it. */
  language: 'ismi-language',
  /** Local storage: light or dark, when chosen by hand. */
  theme: 'ismi-theme',
  /** Session storage: an unsent message to us, so that a reload does not lose it. */
  contactDraft: 'ismi-contact-draft',
} as const;
