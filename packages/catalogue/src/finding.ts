/** A broken invariant: its number in docs/catalogue.md, where, and what is wrong. */
export interface Finding {
  invariant: number;
  where: string;
  message: string;
}

export const finding = (invariant: number, where: string, message: string): Finding => ({
  invariant,
  where,
  message,
});
