/** What is sold: the facts about a name, and its assessment. */
export type Part = 'search' | 'analysis';

/** A lookup before anything is paid. */
export interface LookupRequest {
  /** As it was typed, or as the chosen name is written. */
  name: string;
  /** The name that is meant; null: the model is asked about the letters; undefined: the server decides. */
  nameId?: string | null;
  parts: readonly Part[];
  /** Shown before paying, free. */
  warning?: string | null;
  /** Asked about the answer on the page, which stays even if this fails. */
  isFollowUp?: boolean;
}
