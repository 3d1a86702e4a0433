import type { SuggestedName } from '@ismi/contract';
import type { ReactNode } from 'react';

/** Parts of other features on a name's card or beside the list. The route passes them in: features do not import each other. */
export interface NameSlots {
  /** In the line of buttons, at its beginning: to keep the name. */
  favorite?: (name: SuggestedName) => ReactNode;
  /** Above the line of buttons: to rate the name. */
  rating?: (name: SuggestedName) => ReactNode;
  /** Where the list is not this account's: to sign in with another one. */
  otherAccount?: ReactNode;
}
