/** The longest name that our lists allow, without a break opportunity. */
export const LONG_NAMES = {
  latin: 'Abdurrahmanseyfullahmuhammedzeynelabidin',
  arabic: 'عبدالرحمنسيفاللهمحمدزينالعابدينعبدالقادر',
} as const;
export type LongNames = typeof LONG_NAMES;

/**
 * Runs inside the page, so it must only use its argument. Replaces every name on the page, also in headings and sentences,
 * with a long one; returns how many text nodes changed.
 */
export function insertLongNames(long: LongNames): number {
  // Letters of any script and the marks inside names; no number, address or date.
  const isName = (text: string) => /^\p{L}[\p{L}\p{M}’' -]{1,39}$/u.test(text);
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
  // <bdi> also isolates other words: answers, column names, publishers.
  const NAME_SELECTOR =
    '[class*=name-first], [class*=name-second], [class*=name-latin], [class*=name-arabic], [class*=banner] bdi, ' +
    '[class*=card-latin], [class*=card-arabic], :is(h1, h2, h3) bdi, header bdi, aside bdi, dialog bdi, td bdi, .admin bdi';
  // “Yes” and “Türkçe” are answers in one place and button labels in another. Names on buttons are isolated.
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
      [...document.querySelectorAll(NAME_SELECTOR)]
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
    const replaced = text.data.replace(anyName, (name) =>
      isArabic(name) ? long.arabic : long.latin,
    );
    if (replaced === text.data) continue;
    before.push([text, text.data]);
    text.data = replaced;
  }
  // Cards and banners store the length of their name.
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
export function removeLongNames(): void {
  const before = Reflect.get(globalThis, 'namesBefore') as [Text, string][] | undefined;
  for (const [text, words] of before ?? []) text.data = words;
  const styles = Reflect.get(globalThis, 'stylesBefore') as [HTMLElement, string][] | undefined;
  for (const [card, style] of styles ?? []) card.style.cssText = style;
}
