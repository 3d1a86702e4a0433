import { FALLBACK_LOCALE, isLocale, type Locale, localeFromHeader } from '@ismi/contract';
import type { FastifyRequest } from 'fastify';

const languageField = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'language' in part ? part.language : undefined;

/** The caller's language: the `language` field, else the stored preference, else the browser's, else German. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = languageField(request.body) ?? languageField(request.query);
  if (isLocale(asked)) return asked;
  return (
    request.actor?.preferredLanguage ??
    localeFromHeader(request.headers['accept-language']) ??
    FALLBACK_LOCALE
  );
}
