/** The texts of one namespace, possibly nested. */
export interface Texts {
  [key: string]: string | Texts;
}
/** Texts by namespace, of one language. */
export type Messages = Record<string, Texts>;
