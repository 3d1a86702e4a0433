import { NAME_GENDERS, NAME_THEMES, SUGGESTION_CULTURES } from '@ismi/contract/questionnaire';
import { expect, test } from 'vitest';
import { theCatalogue } from '../../../test/fixtures/names.ts';

// Catalogue and contract do not depend on each other: only this test shows when one has a value that the other lacks.
test.each([
  ['genders', NAME_GENDERS, (name) => [name.gender]],
  ['cultures', SUGGESTION_CULTURES, (name) => name.cultures],
  ['themes', NAME_THEMES, (name) => name.themes],
] satisfies [string, readonly string[], (name: Name) => readonly string[]][])(
  'the questionnaire offers exactly the %s of the names',
  (_, askedFor, valuesOf) => {
    const known = new Set(theCatalogue().names.flatMap(valuesOf));
    expect([...known].sort()).toEqual([...askedFor].sort());
  },
);

type Name = ReturnType<typeof theCatalogue>['names'][number];
