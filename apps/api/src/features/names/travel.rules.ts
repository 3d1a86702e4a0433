import type { CatalogueName } from '@ismi/catalogue';
import type { TRAVEL_LANGUAGES } from '@ismi/contract';

/** What readers of a language make of a spelling; of the headword where the catalogue has no grade for the spelling. */
export const travelGradeOf = (
  { name, computed }: CatalogueName,
  spelling: string,
  reader: (typeof TRAVEL_LANGUAGES)[number],
) => (computed.travel[spelling] ?? computed.travel[name])?.[reader].grade;
