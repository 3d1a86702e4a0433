import { createHash } from 'node:crypto';
import { LOCALES } from '@ismi/contract/locales';
import { allMessages } from '../i18n/messages.server.ts';
import type { Route } from './+types/locales';

// Texts change only with a release, so each file is created once.
const FILES = new Map(
  LOCALES.map((locale) => {
    const body = JSON.stringify(allMessages(locale));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return [`${locale}.json`, { body, etag }];
  }),
);

/** All texts of a language in one file, named as in the specification. The pages load smaller parts. */
export function loader({ params, request }: Route.LoaderArgs) {
  const file = FILES.get(params.file);
  if (!file) throw new Response(null, { status: 404 });
  const headers = { 'cache-control': 'public, max-age=300', etag: file.etag };
  // A proxy that compresses marks the tag as weak (W/), and a browser may send several.
  if (request.headers.get('if-none-match')?.includes(file.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(file.body, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
