import type { Family } from '../families/family.ts';

/** What a family asks for, for a reader: without picks, vetoes and rules. */
export const requestOf = ({
  id,
  story,
  gender,
  live,
  speak,
  heritage,
  surname,
  siblings,
  ...rest
}: Family) =>
  JSON.stringify(
    {
      ...{ family: id, story, gender, live, speak, heritage, surname, siblings },
      ...{ form: rest.form, details: rest.details, refused: rest.avoid, loved: rest.love },
      honoured: rest.honour,
    },
    null,
    1,
  );
