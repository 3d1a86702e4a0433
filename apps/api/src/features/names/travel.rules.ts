import type { CatalogueName } from '@ismi/catalogue';
import type { TRAVEL_LANGUAGES } from '@ismi/contract';

/** What readers of a language make of a spelling. */
export const travelGradeOf = (
  { computed }: CatalogueName,
  spelling: string,
  reader: (typeof TRAVEL_LANGUAGES)[number],
) => computed.travel[spelling]?.[reader].grade;
