import {
  FALLBACK_LOCALE,
  isLocale,
  type Locale,
  localeFromHeader,
  PAGE_LANGUAGE_HEADER,
} from '@ismi/contract';
import type { FastifyRequest } from 'fastify';

const languageField = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'language' in part ? part.language : undefined;

/** The caller's language: the `language` field, else the page's, else the stored preference, else the browser's, else German. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = languageField(request.body) ?? languageField(request.query);
  if (isLocale(asked)) return asked;
  const ofPage = request.headers[PAGE_LANGUAGE_HEADER];
  if (isLocale(ofPage)) return ofPage;
  return (
    request.actor?.preferredLanguage ??
    localeFromHeader(request.headers['accept-language']) ??
    FALLBACK_LOCALE
  );
}
