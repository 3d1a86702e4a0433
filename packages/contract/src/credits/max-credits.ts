import { z } from 'zod';

/** The most that a call may charge; 0 agrees to nothing. Every endpoint that declares `charges` requires it. */
export const MaxCredits = z.int().min(0);

/** The same as a query parameter, where every value is text. */
export const MaxCreditsInQuery = z.coerce.number().int().min(0);
