import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@ismi/contract/locales';
import { expect, type Page as Tab } from '@playwright/test';

const WEB_TEXTS = new URL('../../apps/web/app/i18n/locales/', import.meta.url);
const API_TEXTS = new URL('../../packages/contract/src/', import.meta.url);
const API_FOLDERS = [
  'core/error-texts',
  'core/reply-texts',
  'payments/package-texts',
  'credits/credit-texts',
];

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const readTexts = (file: URL): string[] => stringsIn(JSON.parse(readFileSync(file, 'utf8')));

/** All texts of web and API in a language. */
function textsOf(locale: Locale): string[] {
  const folder = new URL(`${locale}/`, WEB_TEXTS);
  return [
    ...readdirSync(folder).flatMap((file) => readTexts(new URL(file, folder))),
    ...API_FOLDERS.flatMap((name) => readTexts(new URL(`${name}/${locale}.json`, API_TEXTS))),
  ];
}

const PLACEHOLDER = /\{\{?[\w, ]+\}?\}/gu;
/** Shorter texts may be the same in several languages. */
const MIN_DISTINCTIVE_LETTERS = 4;

const fixedLetters = (text: string): number =>
  [...text.replace(PLACEHOLDER, '').matchAll(/\p{L}/gu)].length;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.split(PLACEHOLDER).map(escapeRegExp).join('.+')}$`, 'u');

/** Texts of a language that the other one does not have. */
function distinctiveTexts(locale: Locale, from: Locale): RegExp[] {
  const shared = new Set(textsOf(from));
  return [...new Set(textsOf(locale))]
    .filter((text) => !shared.has(text) && fixedLetters(text) >= MIN_DISTINCTIVE_LETTERS)
    .map(patternOf);
}

/** Every text that is visible or read aloud, except what is marked as another language. */
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

/** Watches a tab for pages in another language; checks the shown texts on request. */
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
  const foreign = distinctiveTexts(unwanted, wanted);
  return {
    /** No visible text is in the other language. */
    async expectNoForeignText(): Promise<void> {
      await expect(tab.locator('html')).toHaveAttribute('lang', wanted);
      const shown = await shownTexts(tab);
      expect(shown.length).toBeGreaterThan(10);
      expect(shown.filter((text) => foreign.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    /** No page since the start was in another language, not even briefly. */
    expectOneLanguage: () => expect([...languages]).toEqual([wanted]),
  };
}
