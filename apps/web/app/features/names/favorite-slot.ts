import type { NameResult } from '@ismi/contract';
import type { ComponentType } from 'react';

type FoundFacts = Pick<NameResult, 'name_id' | 'name' | 'meaning' | 'origin' | 'gender'>;

/** Favorite button for a found name. The route passes it in, since features do not import each other. It may load late. */
export type FavoriteSlot = ComponentType<{ found: FoundFacts }>;
