/** What a family has to explain to strangers who read the name, from the least. Free of zod, so that every page may import it. */
export const TRAVEL_GRADES = ['familiar', 'easy', 'once', 'often'] as const;
export type TravelGrade = (typeof TRAVEL_GRADES)[number];
