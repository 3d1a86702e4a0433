import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@ismi/contract/locales';
import { expect, type Page as Tab } from '@playwright/test';

const WEB_TEXTS = new URL('../../apps/web/app/i18n/locales/', import.meta.url);
const API_TEXTS = new URL('../../packages/contract/src/', import.meta.url);
const API_FOLDERS = ['error-texts', 'reply-texts', 'package-texts', 'credit-texts'];

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const readTexts = (file: URL): string[] => stringsIn(JSON.parse(readFileSync(file, 'utf8')));

/** All that pages and API say in a language. */
function textsOf(locale: Locale): string[] {
  const folder = new URL(`${locale}/`, WEB_TEXTS);
  return [
    ...readdirSync(folder).flatMap((file) => readTexts(new URL(file, folder))),
    ...API_FOLDERS.flatMap((name) => readTexts(new URL(`${name}/${locale}.json`, API_TEXTS))),
  ];
}

const PLACEHOLDER = /\{\{?[\w, ]+\}?\}/gu;
/** Fewer letters may stand in any language. */
const TELLING_LETTERS = 4;

const fixedLetters = (text: string): number =>
  [...text.replace(PLACEHOLDER, '').matchAll(/\p{L}/gu)].length;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.split(PLACEHOLDER).map(literally).join('.+')}$`, 'u');

/** The texts of one language by which it is told from another. */
function tellingTexts(locale: Locale, from: Locale): RegExp[] {
  const shared = new Set(textsOf(from));
  return [...new Set(textsOf(locale))]
    .filter((text) => !shared.has(text) && fixedLetters(text) >= TELLING_LETTERS)
    .map(patternOf);
}

/** Every piece of text that can be seen or is read aloud, but for what says itself that it is in another language. */
const shownTexts = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const isMarked = (element: Element) => element.closest('[lang]') !== document.documentElement;
    const texts: string[] = [document.title];
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.body.querySelectorAll(`[${attribute}]`))
        if (!isMarked(element)) texts.push(element.getAttribute(attribute) ?? '');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = textContent?.trim();
      if (!text || !element?.checkVisibility()) continue;
      if (!isMarked(element)) texts.push(text);
    }
    return texts;
  });

/** Watches a tab for pages of ours in another language, and reads what is shown when asked. */
export async function watchLanguage(tab: Tab, wanted: Locale, unwanted: Locale) {
  const { origin } = new URL(tab.url());
  const languages = new Set<string>();
  await tab.exposeFunction('tellLanguage', (from: string, language: string) => {
    if (from === origin) languages.add(language);
  });
  await tab.addInitScript(() => {
    const tell = () =>
      (window as never as { tellLanguage: (from: string, language: string) => void }).tellLanguage(
        location.origin,
        document.documentElement.lang,
      );
    document.addEventListener('DOMContentLoaded', () => {
      tell();
      new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] });
    });
  });
  const foreign = tellingTexts(unwanted, wanted);
  return {
    /** Nothing that is shown now is a text of the other language. */
    async expectOnePage(): Promise<void> {
      await expect(tab.locator('html')).toHaveAttribute('lang', wanted);
      const shown = await shownTexts(tab);
      expect(shown.length).toBeGreaterThan(10);
      expect(shown.filter((text) => foreign.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    /** No page since the beginning was in another language, however short. */
    expectOneLanguage: () => expect([...languages]).toEqual([wanted]),
  };
}
