import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { inspectPage } from './inspect-page.ts';
import { runVisits, type VisitedPage } from './run-visits.ts';
import type { Subject } from './subjects.ts';
import { summarizeFindings } from './summarize-findings.ts';
import type { Visit } from './visits.ts';

const BUTTON = 'style="width: 60px; height: 60px"';
/** On the same phone in the dark theme, without reloading. */
const IN_DARK_THEME: Partial<Visit> = { afterwards: [{ theme: 'dark', width: 390, alsoAt: [] }] };

interface Planted {
  what: string;
  body: string;
  html?: string;
  visit?: Partial<Visit>;
  subject?: Partial<Subject>;
  /** Each must be reported, and nothing else. */
  says: RegExp[];
}

const FAULTS: readonly Planted[] = [
  { what: 'nothing wrong', body: `<button ${BUTTON}>Send</button>`, says: [] },
  {
    what: 'too little contrast',
    body: '<p style="color: #999">Hardly to be read</p>',
    says: [/^axe color-contrast: p: .*2\.84/],
  },
  {
    what: 'a box that is too wide for a small phone',
    body: '<div id="wide" style="width: 350px">Wide</div>',
    visit: { alsoAt: [320] },
    says: [/^\d+ px too wide at 320: <div#wide> “Wide”$/],
  },
  {
    what: 'a heading that a long name does not fit into',
    body: '<h2><bdi>Ali</bdi></h2>',
    visit: { alsoAt: [320, 1280] },
    says: [/^\d+ px too wide with long names at 390: <bdi>/, /^\d+ px too wide .* at 320: <bdi>/],
  },
  {
    what: 'a sentence that a long name of the page does not fit into',
    body: '<h2 style="overflow-wrap: anywhere"><bdi>Ali</bdi></h2><div style="overflow: hidden"><p style="font-size: 24px">Rate Ali now</p><p>Aliye</p></div>',
    visit: { alsoAt: [1280] },
    says: [/^\d+ px cut off with long names at 390: <p> “Rate Abdurrahman/],
  },
  {
    what: 'a long name that is broken where there is no room',
    body: '<h2 style="overflow-wrap: anywhere"><bdi>Ali</bdi></h2>',
    visit: { alsoAt: [320, 1280] },
    says: [],
  },
  {
    what: 'a table whose last column is cut off on a small phone',
    body: '<div style="overflow: hidden"><table style="width: 350px"><caption>Prices</caption><tr><th scope="row">A</th><td>9</td></tr></table></div>',
    visit: { alsoAt: [320] },
    says: [/^\d+ px cut off at 320: <table> “Prices/],
  },
  {
    what: 'a button that a menu cuts off with large letters',
    body: '<div style="overflow: hidden auto"><button style="min-width: 14rem; height: 60px">Buy</button></div>',
    visit: { alsoInLargeLetters: true },
    says: [/^\d+ px cut off with letters of 32 px: <button> “Buy”$/],
  },
  {
    what: 'a line that is too long for letters twice as large',
    body: '<p id="long" style="width: 14rem">Namensberatung</p>',
    visit: { alsoInLargeLetters: true },
    says: [/^\d+ px too wide with letters of 32 px: <p#long> “Namensberatung”$/],
  },
  {
    what: 'a box that is too wide where large letters make the page a narrow one',
    body: '<style>@media (width < 18rem) { #wide { width: 500px } }</style><div id="wide">Wide</div>',
    visit: { alsoInLargeLetters: true },
    says: [/^\d+ px .* 24 px: <div#wide>/, /^\d+ px .* 32 px: <div#wide>/],
  },
  {
    what: 'a box that reaches out to the left of a page from right to left',
    html: '<html lang="ar" dir="rtl">',
    body: '<div id="wide" style="width: 500px">Wide</div>',
    visit: { locale: 'ar' },
    says: [/^\d+ px too wide at 390: <div#wide>/],
  },
  {
    what: 'a box that is too wide for the smallest phone, right-to-left only',
    html: '<html lang="ar" dir="rtl">',
    body: '<style>[dir=rtl] #wide { width: 350px }</style><div id="wide">Wide</div>',
    visit: { locale: 'ar', alsoAt: [320, 768] },
    says: [/^\d+ px too wide at 320: <div#wide>/],
  },
  {
    what: 'a box that is too wide in the dark theme only',
    body: '<style>[data-theme=dark] #wide { width: 500px }</style><div id="wide">Wide</div>',
    visit: IN_DARK_THEME,
    says: [/^\d+ px too wide at 390: <div#wide>/],
  },
  {
    what: 'an error and a warning in the console',
    body: '<script>console.error("oh"); console.warn("well"); console.log("so")</script>',
    says: [/^console error: oh$/, /^console warning: well$/],
  },
  {
    what: 'an uncaught error',
    body: '<script>throw new Error("oh")</script>',
    says: [/^uncaught error: oh$/],
  },
  {
    what: 'a policy violation that is not in the console',
    html: `<html lang="en" dir="ltr"><meta http-equiv="content-security-policy" content="script-src 'unsafe-inline'">`,
    body: '<script>try { new Function("") } catch {}</script>',
    says: [/^console error: refused by policy: script-src eval$/],
  },
  {
    what: 'a picture from another origin',
    body: '<img alt="" src="http://localhost:PORT/picture">',
    says: [/^request to another origin: http:\/\/localhost:\d+\/picture$/],
  },
  {
    what: 'a script that is not there',
    body: '<script src="/missing"></script>',
    says: [/^request failed: \/missing 404$/],
  },
  {
    what: 'a connection that breaks',
    body: '<script src="/broken"></script>',
    says: [/^request failed: \/broken net::ERR_EMPTY_RESPONSE$/],
  },
  {
    what: 'a button without a name',
    body: `<button class="mute" ${BUTTON}></button>`,
    says: [/^button without a name: <button class="mute"/, /^axe button-name: button: /],
  },
  {
    what: 'a button that is too small to hit',
    body: '<button style="width: 20px; height: 20px; padding: 0">x</button>',
    says: [/^target too small: <button> “x” is 20×20 px$/],
  },
  {
    what: 'a target for a mouse',
    body: '<button style="width: 30px; height: 30px; padding: 0">Go</button>',
    says: [],
  },
  {
    what: 'a link in a sentence, which may be small',
    body: '<p>Write <a href="/">here</a>.</p>',
    says: [],
  },
  {
    what: 'the wrong language and direction',
    html: '<html lang="en" dir="rtl">',
    body: '',
    visit: { locale: 'de' },
    says: [/^html lang is “en”$/, /^html dir is “rtl”$/],
  },
  { what: 'two headings of the page', body: '<h1>Again</h1>', says: [/^2 h1 instead of one$/] },
  {
    what: 'too little contrast in the dark theme only, where the page is not opened again',
    body: '<style>[data-theme=dark] p { color: #999 }</style><p>Hardly to be read</p>',
    visit: { afterwards: [{ theme: 'dark', width: 1280, alsoAt: [] }] },
    says: [/^axe color-contrast: p: .*2\.84/],
  },
  {
    what: 'too little contrast in the dark theme only, at the same width',
    body: '<style>[data-theme=dark] p { color: #999 }</style><p>Hardly to be read</p>',
    visit: IN_DARK_THEME,
    says: [/^axe color-contrast: p: .*2\.84/],
  },
  {
    what: 'a picture without words that shows in the dark theme only',
    body: '<style>:root:not([data-theme=dark]) img { display: none }</style><img src="data:,">',
    visit: IN_DARK_THEME,
    says: [/^axe image-alt: img: /],
  },
  {
    what: 'a button that loses its name in the dark',
    body: `<button ${BUTTON}>Send</button><script>new MutationObserver(() => { document.querySelector('button').textContent = '' }).observe(document.documentElement, { attributeFilter: ['data-theme'] })</script>`,
    visit: IN_DARK_THEME,
    says: [/^button without a name: <button/, /^axe button-name: button: /],
  },
  {
    what: 'a button that is too small in the dark theme only',
    body: `<style>[data-theme=dark] button { width: 20px !important }</style><button ${BUTTON}>x</button>`,
    visit: IN_DARK_THEME,
    says: [/^target too small: <button> “x” is 20×60 px$/],
  },
  {
    what: 'a fault that shows on a desktop only',
    body: '<style>@media (max-width: 1000px) { img { display: none } }</style><img src="data:,">',
    visit: { afterwards: [{ theme: 'light', width: 1280, alsoAt: [] }] },
    says: [/^axe image-alt: img: /],
  },
  {
    what: 'a picture without words in a frame',
    body: `<iframe title="Frame" srcdoc="<html lang=en><title>Frame</title><img src='data:,'>"></iframe>`,
    says: [/^axe image-alt: iframe img: /],
  },
  {
    what: 'a button that does nothing until a script runs',
    body: `<button type="button" ${BUTTON}>Unlock</button>`,
    says: [/^can be pressed before hydration, and does nothing: <button> “Unlock”$/],
  },
  {
    what: 'a form whose button does nothing until a script runs',
    body: `<form><button type="submit" aria-disabled="true" ${BUTTON}>Send</button></form>`,
    says: [/^can be pressed before hydration, and does nothing: <button> “Send”$/],
  },
  {
    what: 'buttons that are not to be pressed yet, and one that the browser serves itself',
    body: `<button type="button" disabled ${BUTTON}>Unlock</button><button type="button" aria-disabled="true" ${BUTTON}>Keep</button><fieldset disabled><button type="button" ${BUTTON}>Red</button></fieldset><form action="#"><button type="submit" ${BUTTON}>Search</button></form><script>document.querySelector('button').disabled = false</script>`,
    says: [],
  },
  {
    what: 'the wrong status',
    body: '',
    subject: { status: 404 },
    says: [/^status 200 instead of 404$/],
  },
  {
    what: 'a fault that shows only in a state',
    body: `<button ${BUTTON} onclick="late.hidden = false">Send</button><p id="late" hidden style="color: #999">Late</p>`,
    subject: { enter: (tab) => tab.getByRole('button').click() },
    says: [/^axe color-contrast: #late/],
  },
  {
    what: 'a state that cannot be entered',
    body: '',
    subject: { enter: (tab) => tab.getByRole('button').click({ timeout: 100 }) },
    says: [/^could not be checked: .*Timeout/],
  },
];

const pageOf = ({ html = '<html lang="en" dir="ltr">', body }: Planted, port: number) =>
  `<!doctype html>${html}<head><title>Planted</title><link rel="icon" href="data:,">
  <meta name="viewport" content="width=device-width"></head><body><main><h1>Planted</h1>${body.replace('PORT', String(port))}</main></body></html>`;

const visitOf = (planted: Planted, index: number): Visit => ({
  locale: 'en',
  theme: 'light',
  width: 390,
  alsoAt: [],
  subject: {
    name: planted.what,
    audience: 'public',
    pathIn: () => `/${index}`,
    status: 200,
    ...planted.subject,
  },
  ...planted.visit,
});

let visited: VisitedPage[];

beforeAll(async () => {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/broken') return response.destroy();
    if (url === '/picture' || url === '/health') return response.end();
    const planted = FAULTS[Number(url.slice(1))];
    if (!planted) return response.writeHead(404).end();
    return response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(pageOf(planted, port));
  });
  server.listen(0);
  await once(server, 'listening');
  // A TCP server has an address of this type.
  const { port } = server.address() as AddressInfo;
  visited = await runVisits(`http://127.0.0.1:${port}`, FAULTS.map(visitOf), inspectPage);
  server.close();
}, 120_000);

test.each(FAULTS)('$what is reported, and nothing else', ({ what, says }) => {
  const looks = visited.filter(({ visit }) => visit.subject.name === what);
  expect(looks.flatMap(({ findings }) => findings)).toEqual(
    says.map((sentence) => expect.stringMatching(sentence)),
  );
});

test('a target below the design’s minimum is a remark', () => {
  const page = visited.find(({ visit }) => visit.subject.name === 'a target for a mouse');
  expect(page?.remarks).toEqual(['<button> “Go” is 30×30 px, and the design wishes 44']);
});

test('findings of many visits to a page become one line', () => {
  const subject: Subject = { name: 'home', audience: 'public', pathIn: () => '/', status: 200 };
  const visits = (['tr', 'en', 'ar'] as const).map(
    (locale): Visit => ({ subject, locale, theme: 'dark', width: 390, alsoAt: [] }),
  );
  const pages = visits.map((visit) => ({
    visit,
    findings: visit.locale === 'ar' ? ['broken', 'upside down'] : ['broken', 'broken'],
    remarks: [],
  }));
  expect(summarizeFindings(pages, ({ findings }) => findings)).toEqual([
    'home: broken [tr 390 dark and 2 more]',
    'home: upside down [ar 390 dark]',
  ]);
});
