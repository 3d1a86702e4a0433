import type { NameResult } from '@ismi/contract';
import type { ReactNode } from 'react';

/** To keep a name that was found: the route hands it in, so that no feature has to know another. */
export type FavouriteSlot = (found: NameResult) => ReactNode;
