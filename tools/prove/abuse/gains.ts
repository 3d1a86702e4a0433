import { ISLAMIC_ANALYSIS_CREDITS, NAME_SEARCH_CREDITS } from '@ismi/contract';
import type { Answer } from './caller.ts';

/** Facts of a name that only a paid list contains. */
const PAID_FACTS = ['description', 'popularity_births', 'namesakes', 'quran', 'cautions'] as const;

interface ReturnedName extends Record<string, unknown> {
  name_id?: string | null;
  name?: string;
}

const hasValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

const hasPaidFacts = (name: ReturnedName): boolean =>
  PAID_FACTS.some((fact) => hasValue(name[fact]));

interface Assessment {
  available?: unknown;
  islamic_verdict?: unknown;
}

/** `notAssessed` says why there is no assessment; it is not sold. */
const isAssessed = (assessment: Assessment | null | undefined): boolean =>
  assessment?.available === true && assessment.islamic_verdict !== 'notAssessed';

const keyOf = ({ name_id, name = '' }: ReturnedName): string =>
  name_id ?? `letters:${name.toLowerCase()}`;

/** What one account received: names with paid facts, assessments, lists. Repeats count once. */
export class Gains {
  readonly #meanings = new Set<string>();
  readonly #assessments = new Set<string>();
  readonly #lists = new Map<string, { credits: number; names: ReturnedName[] }>();

  readLookup({ status, data }: Answer): void {
    if (status !== 200) return;
    for (const result of asNames(data.results)) {
      this.#meanings.add(keyOf(result));
      if (isAssessed(result.analysis as Assessment | null)) this.#assessments.add(keyOf(result));
    }
  }

  readAssessment(about: string, { status, data }: Answer): void {
    const isSold = status === 200 && isAssessed(data) && asNames(data.candidates).length === 0;
    if (isSold) this.#assessments.add(about);
  }

  readList({ status, data }: Answer): void {
    if (status !== 200 || typeof data.id !== 'string') return;
    const credits = Number(data.credits_used);
    this.#lists.set(data.id, { credits, names: asNames(data.suggestions) });
  }

  /** Lists that cost nothing. */
  get freeLists(): number {
    return [...this.#lists.values()].filter(({ credits }) => credits === 0).length;
  }

  /** Names of free lists that came with facts which are sold. */
  get namesGivenAway(): number {
    return [...this.#lists.values()]
      .filter(({ credits }) => credits === 0)
      .flatMap(({ names }) => names)
      .filter(hasPaidFacts).length;
  }

  /** Names with an assessment; the id of the catalogue, or letters. */
  get assessed(): ReadonlySet<string> {
    return this.#assessments;
  }

  /** The regular price of all this. A paid list includes the facts of its names; `free` assessments are on public pages. */
  valueWithout(free: ReadonlySet<string>): number {
    const paidLists = [...this.#lists.values()].filter(({ credits }) => credits > 0);
    const included = new Set(paidLists.flatMap(({ names }) => names).map(keyOf));
    const alone = [...this.#meanings].filter((name) => !included.has(name));
    return (
      alone.length * NAME_SEARCH_CREDITS +
      [...this.#assessments].filter((name) => !free.has(name)).length * ISLAMIC_ANALYSIS_CREDITS +
      paidLists.reduce((sum, { credits }) => sum + credits, 0)
    );
  }
}

const asNames = (value: unknown): ReturnedName[] => (Array.isArray(value) ? value : []);
