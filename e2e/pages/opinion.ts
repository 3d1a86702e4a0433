/** What is said of one look at a page. */
export interface Opinion {
  findings: string[];
  /** Worth knowing; nothing turns red. */
  remarks: string[];
}

export const NOTHING: Opinion = { findings: [], remarks: [] };
