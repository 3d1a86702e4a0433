/** A name in a field of chips; without an id it is a word that nobody has recognised. */
export interface Chip {
  id?: string;
  name: string;
}

const lettersOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase();

export const isSameChip = (one: Chip, other: Chip): boolean =>
  one.id !== undefined && other.id !== undefined
    ? one.id === other.id
    : lettersOf(one.name) === lettersOf(other.name);
