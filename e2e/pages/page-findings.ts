/** The result of one inspection of a page. */
export interface PageFindings {
  findings: string[];
  /** Worth knowing, but not a failure. */
  remarks: string[];
}

export const NO_FINDINGS: PageFindings = { findings: [], remarks: [] };
