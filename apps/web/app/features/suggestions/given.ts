/** The fields that have a value. */
export const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };

/** A list with entries, else undefined. */
export const filled = <T>(list: readonly T[] = []): T[] | undefined =>
  list.length > 0 ? [...list] : undefined;
