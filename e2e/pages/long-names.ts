/** As long as a name may get in our lists, and without a place where it could be broken. */
export const LONG_NAMES = {
  latin: 'Abdurrahmanseyfullahmuhammedzeynelabidin',
  arabic: 'عبدالرحمنسيفاللهمحمدزينالعابدينعبدالقادر',
} as const;
export type LongNames = typeof LONG_NAMES;

/**
 * Runs inside the page, so it must not use anything from outside itself. Gives every name that stands on the page, of a child or of
 * a grown-up, so many letters, in headings and sentences too; answers with how many places have got one.
 */
export function plantLongNames(long: LongNames): number {
  // Letters of any script, also with the signs inside names; no number, address or date.
  const isName = (text: string) => /^\p{L}[\p{L}\p{M}’' -]{1,39}$/u.test(text);
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
  // Other words are kept apart by <bdi> too: answers to our questions, columns of a copy of data, publishers.
  const SAYS_A_NAME =
    '[class*=name-first], [class*=name-second], [class*=name-latin], [class*=name-arabic], [class*=banner] bdi, ' +
    '[class*=card-latin], [class*=card-arabic], :is(h1, h2, h3) bdi, header bdi, aside bdi, dialog bdi, td bdi, .admin bdi';
  // “Yes” and “Türkçe” are answers in one place and buttons of ours in another. Names on buttons are kept apart.
  const ownWords = new Set(
    [...document.querySelectorAll(':is(button, button *, summary *):not(bdi, bdi *)')].flatMap(
      ({ childNodes }) =>
        [...childNodes].map(
          (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '') ?? '',
        ),
    ),
  );
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const names = [
    ...new Set(
      [...document.querySelectorAll(SAYS_A_NAME)]
        .map((element) => (element.textContent ?? '').trim())
        .filter((text) => isName(text) && !ownWords.has(text)),
    ),
  ].sort((a, b) => b.length - a.length);
  if (names.length === 0) return 0;
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{M}])(${names.map(escaped).join('|')})(?![\\p{L}\\p{M}])`,
    'gu',
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const before: [Text, string][] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || parent.closest('script, style, svg, select, textarea')) continue;
    const planted = text.data.replace(anyName, (name) =>
      isArabic(name) ? long.arabic : long.latin,
    );
    if (planted === text.data) continue;
    before.push([text, text.data]);
    text.data = planted;
  }
  // Cards and banners count the letters of their name.
  const cards = [...document.querySelectorAll<HTMLElement>('.name-card, .name-banner')];
  Reflect.set(
    globalThis,
    'stylesBefore',
    cards.map((card): [HTMLElement, string] => [card, card.style.cssText]),
  );
  for (const card of cards) {
    card.style.setProperty('--latin', String(long.latin.length));
    card.style.setProperty('--arabic', String(long.arabic.length));
  }
  Reflect.set(globalThis, 'namesBefore', before);
  return before.length;
}

/** Runs inside the page. */
export function takeLongNamesOut(): void {
  const before = Reflect.get(globalThis, 'namesBefore') as [Text, string][] | undefined;
  for (const [text, words] of before ?? []) text.data = words;
  const styles = Reflect.get(globalThis, 'stylesBefore') as [HTMLElement, string][] | undefined;
  for (const [card, style] of styles ?? []) card.style.cssText = style;
}
