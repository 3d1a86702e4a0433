/** What a family wants to know of: a name as it was typed, or one that was chosen. Each question is a new object. */
export interface AskedName {
  query: string;
  slug?: string;
}
