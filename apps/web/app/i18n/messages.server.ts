import type { Locale } from '@ismi/contract/locales';
import type { Messages, Texts } from './messages.ts';

const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' });

const all: Record<string, Messages> = {};
for (const [path, texts] of Object.entries(files)) {
  const [, locale = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  all[locale] = { ...all[locale], [namespace]: texts };
}

export const allMessages = (locale: Locale): Messages => all[locale] ?? {};

export const messagesOf = (locale: Locale, namespaces: readonly string[]): Messages =>
  Object.fromEntries(
    namespaces.map((namespace) => [namespace, allMessages(locale)[namespace] ?? {}]),
  );
