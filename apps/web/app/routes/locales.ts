import { createHash } from 'node:crypto';
import { isLocale } from '@ismi/contract/locales';
import { allMessages } from '../i18n/messages.server.ts';
import type { Route } from './+types/locales';

/** All texts of a language in one file, as the specification names it. The pages themselves load smaller parts. */
export function loader({ params, request }: Route.LoaderArgs) {
  const [locale, ending] = params.file.split('.');
  if (!isLocale(locale) || ending !== 'json') throw new Response(null, { status: 404 });
  const body = JSON.stringify(allMessages(locale));
  // Weak, because a proxy that compresses the answer makes it so, and then asks with that one.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': 'public, max-age=300', etag };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
