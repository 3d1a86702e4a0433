/** Whether a caution is about this spelling: one that names no spellings is about all of them. */
export const concernsSpelling = (
  { spellings }: { spellings?: readonly string[] | undefined },
  spelling: string,
): boolean => spellings?.includes(spelling) ?? true;
