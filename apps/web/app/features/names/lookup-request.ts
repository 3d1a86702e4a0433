/** What credits are spent on: the facts about a name, and what scholars say of it. */
export type Part = 'search' | 'analysis';

/** What somebody wants to know, before anything is paid. */
export interface LookupRequest {
  /** As it was typed, or as the chosen name is written. */
  name: string;
  /** The name that is meant; null: what was written is asked of the model; undefined: the server finds out. */
  nameId?: string | null;
  parts: readonly Part[];
  /** What must be known before paying, and costs nothing. */
  warning?: string | null;
  /** Asked about an answer that stands on the page, which stays whatever comes of it. */
  isFollowUp?: boolean;
}
