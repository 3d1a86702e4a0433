import type { SuggestedName } from '@ismi/contract';
import type { ReactNode } from 'react';

/** Parts of other features on a name's card or beside the list. The route passes them in: features do not import each other. */
export interface NameSlots {
  /** First in the row of buttons: the favorite button. */
  favorite?: (name: SuggestedName) => ReactNode;
  /** Above the row of buttons: the rating. */
  rating?: (name: SuggestedName) => ReactNode;
  /** If the list belongs to another account: a button to sign in with that one. */
  otherAccount?: ReactNode;
}
