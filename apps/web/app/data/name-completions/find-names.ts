import { type Locale, nameCompletions } from '@ismi/contract';
import type { Api } from '../api-client.ts';
import { foundName } from './found-name.ts';

interface Typing {
  typed: string;
  locale: Locale;
  gender: 'girl' | 'boy' | undefined;
}

/** What is being typed may become one of these names; free, and kept by the browser for some minutes. */
export async function findNames(api: Api, { typed, locale, gender }: Typing, signal: AbortSignal) {
  const { names } = await api.send(
    nameCompletions.read,
    { query: { q: typed, language: locale, gender } },
    { signal },
  );
  return names.map((completion) => foundName(completion, locale));
}
