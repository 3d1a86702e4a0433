import type { SuggestedName } from '@ismi/contract';
import type { ReactNode } from 'react';

/** What other features put on a name's card: the route hands it in, so that no feature has to know another. */
export interface NameSlots {
  /** In the line of buttons, at its beginning: to keep the name. */
  favourite?: (name: SuggestedName) => ReactNode;
  /** Above the line of buttons: to rate the name. */
  rating?: (name: SuggestedName) => ReactNode;
}
