import type { Found } from '@ismi/catalogue/matching/name-index';

interface Said {
  /** The candidate that somebody has chosen. */
  nameId?: string | undefined;
  /** None of the candidates was meant. */
  asWritten: boolean;
}

export type Meant =
  | { kind: 'name'; nameId: string; form: string | null }
  | { kind: 'choice'; nameIds: string[] }
  | { kind: 'letters' };

/**
 * What somebody means who typed this. Letters that belong to names of the catalogue are never handed to a model, not even when
 * none of these names is said to be meant: a model must not contradict what has been verified.
 */
export function decideMeant({ certain, candidates }: Found, { nameId, asWritten }: Said): Meant {
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
