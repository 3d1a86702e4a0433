import { CultureFields } from './questions/culture-fields.tsx';
import { Enough } from './questions/enough.tsx';
import { FaithFields } from './questions/faith-fields.tsx';
import { Household } from './questions/household.tsx';
import { LovedNames } from './questions/loved-names.tsx';
import { UnderstoodScreen } from './understood/understood-screen.tsx';

/** What follows the first question, in a chunk of its own. */
export const FURTHER = {
  CultureFields,
  FaithFields,
  Enough,
  LovedNames,
  Household,
  UnderstoodScreen,
};
