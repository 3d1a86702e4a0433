import { LOCALES } from '@ismi/contract/locales';
import { operator, publicOrigin, securityContact } from '../server/provide-api.server.ts';

const DAY_MS = 86_400_000;
/** After this the file counts as expired; the standard advises less than a year. */
const VALID_DAYS = 180;

/** How to report a vulnerability (RFC 9116). */
export const loader = () => {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: ${securityContact ?? `mailto:${operator.email}`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
};
