import type { NameResult } from '@ismi/contract';
import type { ComponentType } from 'react';

/** To keep a name that was found: the route hands it in, so that no feature has to know another. It may come late. */
export type FavoriteSlot = ComponentType<{ found: NameResult }>;
