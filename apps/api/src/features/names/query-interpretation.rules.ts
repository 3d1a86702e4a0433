import type { Found } from '@ismi/catalogue/matching/name-index';

interface ExplicitChoice {
  /** The candidate that the user chose. */
  nameId?: string | undefined;
  /** The user meant none of the candidates. */
  asWritten: boolean;
}

export type QueryInterpretation =
  | { kind: 'name'; nameId: string; form: string | null }
  | { kind: 'choice'; nameIds: string[] }
  | { kind: 'letters' };

/**
 * Interprets what the user typed. Letters that belong to catalogue names are never passed to a model, not even when the user
 * means none of these names: a model must not contradict verified facts.
 */
export function interpretQuery(
  { certain, candidates }: Found,
  { nameId, asWritten }: ExplicitChoice,
): QueryInterpretation {
  const meant = nameId ?? certain;
  if (meant) {
    const form = candidates.find((candidate) => candidate.nameId === meant)?.form ?? null;
    return { kind: 'name', nameId: meant, form };
  }
  const offered = asWritten
    ? candidates.filter(({ via }) => via === 'strict' || via === 'folded')
    : candidates;
  return offered.length > 0
    ? { kind: 'choice', nameIds: offered.map((candidate) => candidate.nameId) }
    : { kind: 'letters' };
}
