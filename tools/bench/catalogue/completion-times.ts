import type { Catalogue } from '@ismi/catalogue';
import { completionIndexInSteps } from '@ismi/catalogue/matching/completion-index';
import { nameFormsOf } from '@ismi/catalogue/matching/name-forms';
import { buildNameIndex } from '@ismi/catalogue/matching/name-index';
import { runSteps } from '@ismi/catalogue/matching/steps';

const LANGUAGE = 'de';
/** Of all that people type on the way to a spelling, about so many are measured. */
const MEASURED = 5_000;
const WARM_UP = 2_000;
/** Beside starts of spellings, what takes longest. */
const EXTREMES = [
  ...'abcdefghijklmnopqrstuvwxyzامعن',
  'ﷺ Ḗ̈̂'.repeat(10),
  'abchdefshghijdjklmnoupqrstuvwxyz'.repeat(2).slice(0, 60),
  'محمد عبدالرحمن '.repeat(4),
];

const startsOf = (form: string): string[] => {
  const letters = Array.from(form);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
};

/** How long it takes to continue what is typed, in ms: 99 of 100 texts take less than `p99Ms`. */
export function measureCompletions({ names }: Catalogue): { p99Ms: number; slowestMs: number } {
  const index = buildNameIndex(
    names.map((record) => nameFormsOf(record, record.computed.popularity.score)),
  );
  const { complete } = runSteps(
    completionIndexInSteps(
      index,
      names.map(({ id, gender, name, script, computed }) => ({
        nameId: id,
        gender,
        ownForms: () => [name, script.ar],
        commonness: () => computed.popularity.score,
      })),
    ),
  );
  const starts = names.flatMap(({ forms }) => forms.flatMap(({ form }) => startsOf(form)));
  const every = Math.ceil(starts.length / MEASURED);
  const typed = starts.filter((_, number) => number % every === 0);
  const ask = (text: string) => complete(text, { language: LANGUAGE, limit: 10 });
  for (const text of typed.slice(0, WARM_UP)) ask(text);
  const time = (text: string): number => {
    const begin = performance.now();
    ask(text);
    return performance.now() - begin;
  };
  // The least of three: what other processes take is not ours.
  const times = [...typed, ...EXTREMES].map((text) => Math.min(time(text), time(text), time(text)));
  times.sort((a, b) => a - b);
  return { p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, slowestMs: times.at(-1) ?? 0 };
}
