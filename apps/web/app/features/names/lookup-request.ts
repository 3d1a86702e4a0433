/** The parts on sale: the facts about a name, and its assessment. */
export type Part = 'search' | 'analysis';

/** A lookup before payment. */
export interface LookupRequest {
  /** As typed, or as the chosen name is written. */
  name: string;
  /** Id of the name; null: a model is asked about the written letters. */
  nameId: string | null;
  parts: readonly Part[];
  /** Shown for free before paying. */
  warning?: string | null;
  /** A follow-up to the shown answer, which stays even if this fails. */
  isFollowUp?: boolean;
}
