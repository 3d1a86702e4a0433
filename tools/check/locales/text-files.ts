import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@ismi/contract/locales';

/** The same texts in every language: a namespace of the web, the mails' wording, or the texts of the contract. */
export interface TextSet {
  /** The file in a language, as `…/<lng>/contact.json` or `…/<lng>.json`. */
  fileOf(locale: Locale): string;
  /** Only of the web: what `useTranslation` calls it. */
  namespace?: string;
  /** Every text by its dotted key; undefined where the file is missing. */
  texts: Record<Locale, Map<string, string> | undefined>;
}

const WEB = /^apps\/web\/app\/i18n\/locales\/\w+\/([\w-]+)\.json$/;
const ONE_FILE =
  /^(packages\/mails\/src\/wording|packages\/contract\/src\/[\w-]+\/[\w-]+-texts)\/\w+\.json$/;

function* flatten(value: unknown, key = ''): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [part, child] of Object.entries(value))
      yield* flatten(child, key ? `${key}.${part}` : part);
  }
}

/** All user-visible texts that are stored as data. */
export function readTextSets(paths: readonly string[]): TextSet[] {
  const present = new Set(paths);
  const read = (path: string) =>
    present.has(path) ? new Map(flatten(JSON.parse(readFileSync(path, 'utf8')))) : undefined;
  const setOf = (fileOf: TextSet['fileOf'], namespace?: string): TextSet => ({
    fileOf,
    namespace,
    texts: {
      tr: read(fileOf('tr')),
      en: read(fileOf('en')),
      de: read(fileOf('de')),
      ar: read(fileOf('ar')),
    },
  });
  const namespaces = new Set(paths.flatMap((path) => WEB.exec(path)?.[1] ?? []));
  const folders = new Set(paths.flatMap((path) => ONE_FILE.exec(path)?.[1] ?? []));
  return [
    ...[...namespaces].map((namespace) =>
      setOf((locale) => `apps/web/app/i18n/locales/${locale}/${namespace}.json`, namespace),
    ),
    ...[...folders].map((folder) => setOf((locale) => `${folder}/${locale}.json`)),
  ];
}

/** Files in the text folders that belong to none of our languages. */
export const strayFiles = (paths: readonly string[], sets: readonly TextSet[]): string[] => {
  const known = new Set(sets.flatMap(({ fileOf }) => LOCALES.map(fileOf)));
  return paths.filter((path) => (WEB.test(path) || ONE_FILE.test(path)) && !known.has(path));
};

const PLURAL = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

/** A key of several plural forms, as i18next writes them, without the form; any other key as it is. */
export const baseOf = (key: string): string => key.replace(PLURAL, '');
export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[0].slice(1);
