import {
  BODY_LIMIT_BYTES,
  contact,
  type ErrorCode,
  errorText,
  FALLBACK_LOCALE,
  LOCALES,
  picturePath,
} from '@ismi/contract';
import { waitUntil } from '../stack/wait-until.ts';
import type { Nginx } from './nginx.ts';
import { type Answer, Visitor } from './visitor.ts';

type Promises = Record<string, boolean>;

const once = ({ headerNames }: Answer, wanted: string): boolean =>
  headerNames.filter((name) => name.toLowerCase() === wanted).length === 1;

const SECURITY_HEADERS = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'content-security-policy',
];
const isSecured = (answer: Answer): boolean => SECURITY_HEADERS.every((name) => once(answer, name));

/** nginx writes some of the API's errors itself: they must match the contract. */
function isRefusal({ status, body }: Answer, expected: number, code: ErrorCode): boolean {
  if (status !== expected) return false;
  const envelope = { success: false, error: { code, message: errorText(code, FALLBACK_LOCALE) } };
  return body.toString() === JSON.stringify(envelope);
}

/** Pages, files and the API respond correctly through nginx. */
export async function proveAnswers(port: number, nginx: Nginx): Promise<Promises> {
  const visitor = new Visitor(port, '127.0.0.21');
  const compressed = { 'accept-encoding': 'gzip, br' };
  const paths = LOCALES.flatMap((locale) => [`/${locale}`, `/${locale}/contact`]);
  const pages = await Promise.all(paths.map((path) => visitor.send({ path, headers: compressed })));
  const { body } = await visitor.send({ path: '/de' });
  const script = /\/assets\/[\w.-]+\.js/.exec(body.toString())?.[0] ?? '/assets/none';
  const asset = await visitor.send({ path: script, headers: compressed });
  const texts = await visitor.send({ path: '/locales/tr.json', headers: compressed });
  const textsAgain = await visitor.send({
    path: '/locales/tr.json',
    headers: { ...compressed, 'if-none-match': texts.headers.etag ?? '' },
  });
  const info = await visitor.send({ path: `/api${contact.info.path}?canary=elif` });
  const root = await visitor.send({ path: '/api' });
  const tooMuch = JSON.stringify({ message: 'x'.repeat(BODY_LIMIT_BYTES) });
  const tooLarge = await visitor.send({ path: `/api${contact.send.path}`, body: tooMuch });
  const tooLargePage = await visitor.send({ path: '/de/contact', body: tooMuch });
  const unreadable = await visitor.send({ path: '/de/names/%E0%A4%A' });
  const notFound = await visitor.send({ path: unreadable.headers.location ?? '/' });
  visitor.close();
  const isPage = (page: Answer) =>
    page.status === 200 && page.headers['content-encoding'] === 'br' && isSecured(page);
  return {
    'every page comes compressed, with its security headers once': pages.every(isPage),
    'files may be kept for ever and come as they were compressed at build time':
      asset.status === 200 &&
      asset.headers['content-encoding'] === 'br' &&
      asset.headers['cache-control'] === 'public, max-age=31536000, immutable',
    'texts come compressed, and again only when they changed':
      texts.headers['content-encoding'] === 'br' && textsAgain.status === 304,
    'the API answers, with its security headers once':
      info.status === 200 && isSecured(info) && once(info, 'x-request-id'),
    '/api is for the API to answer': root.status === 404 && root.body.includes('NOT_FOUND'),
    'what is too large is refused in the words of the contract': isRefusal(
      tooLarge,
      413,
      'PAYLOAD_TOO_LARGE',
    ),
    'what nginx itself refuses carries the security headers once, for the API and for pages':
      isSecured(tooLarge) && tooLargePage.status === 413 && isSecured(tooLargePage),
    'an address that nginx cannot read leads to our not-found page':
      unreadable.status === 302 &&
      isSecured(unreadable) &&
      notFound.status === 404 &&
      isSecured(notFound) &&
      notFound.body.includes('<meta name="robots" content="noindex"'),
    'no log holds an address or a query': !/canary|127\.0\.0\.21/.test(nginx.logs()),
  };
}

/** Sends a request and waits until nginx has logged its upstream, which it does after responding. */
async function askAndFollow(visitor: Visitor, nginx: Nginx, path: string) {
  const before = nginx.passed().length;
  const answer = await visitor.send({ path });
  await waitUntil(async () => nginx.passed().length > before, { what: 'a line in the log' });
  return { answer, tries: nginx.passed()[before]?.upstreams.length };
}

/** The API renders a picture once; then nginx serves it from its cache, whatever the query. */
export async function provePictures(port: number, nginx: Nginx): Promise<Promises> {
  const visitor = new Visitor(port, '127.0.0.24');
  const { answer: page } = await askAndFollow(visitor, nginx, '/api/names/pages/yusuf?language=tr');
  const mark: string = JSON.parse(page.body.toString()).data.picture_mark;
  const path = picturePath({ nameId: 'yusuf', mark, locale: 'tr' }, 'og');
  const outdated = picturePath({ nameId: 'yusuf', mark: '0', locale: 'tr' }, 'og');
  const asked: Awaited<ReturnType<typeof askAndFollow>>[] = [];
  for (const each of [path, path, `${path}?again=1`, outdated, outdated]) {
    asked.push(await askAndFollow(visitor, nginx, each));
  }
  visitor.close();
  const [first, second] = asked.map(({ answer }) => answer);
  return {
    'a picture may be kept for ever, and comes the same from nginx':
      first?.status === 200 &&
      first.headers['cache-control'] === 'public, max-age=31536000, immutable' &&
      second?.body.equals(first.body) === true &&
      isSecured(first) &&
      isSecured(second),
    'the API is asked for a picture once, but each time at an outdated address':
      asked.map(({ tries }) => tries).join() === '1,0,0,1,1',
  };
}

/** Without any API, pages still render and calls get a proper error. Run last. */
export async function proveWithoutApi(port: number): Promise<Promises> {
  const visitor = new Visitor(port, '127.0.0.22');
  const info = await visitor.send({ path: `/api${contact.info.path}` });
  const page = await visitor.send({ path: '/de/contact' });
  visitor.close();
  return {
    'without any API a call is refused in the words of the contract, with the security headers once':
      isRefusal(info, 503, 'SERVICE_UNAVAILABLE') && isSecured(info),
    'without any API the pages stand': page.status === 200,
  };
}
