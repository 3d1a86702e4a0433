/** Where the texts of each namespace are, in each language: hashed, so that they may be kept for ever. */
export const NAMESPACE_URLS = import.meta.glob<string>('./locales/*/*.json', {
  eager: true,
  import: 'default',
  query: '?url',
});
