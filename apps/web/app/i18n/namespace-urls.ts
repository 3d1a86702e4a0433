/** The addresses of each namespace in each language: hashed, so that they may be cached forever. */
export const NAMESPACE_URLS = import.meta.glob<string>('./locales/*/*.json', {
  eager: true,
  import: 'default',
  query: '?url',
});
