import type { SuggestedName } from '@ismi/contract';
import type { ReactNode } from 'react';

/** What other parts put on a name's card, or beside the list: the route hands it in, so that no feature has to know another. */
export interface NameSlots {
  /** In the line of buttons, at its beginning: to keep the name. */
  favorite?: (name: SuggestedName) => ReactNode;
  /** Above the line of buttons: to rate the name. */
  rating?: (name: SuggestedName) => ReactNode;
  /** Where the list is not this account's: to sign in with another one. */
  otherAccount?: ReactNode;
}
