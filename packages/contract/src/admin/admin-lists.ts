import { z } from 'zod';
import { isDay } from '../consulting/slot-time.ts';
import { lineOfText } from '../core/free-text.ts';
import { ADMIN_LIMITS } from '../core/limits.ts';

/** Pages of an administrator's list: limited, so that none costs more than the first hundred. */
export const pageOfList = (size: number, most: number = ADMIN_LIMITS.pageMax) => ({
  page: z.coerce.number().int().min(1).max(ADMIN_LIMITS.lastPage).default(1),
  limit: z.coerce.number().int().min(1).max(most).default(size),
});

/** An administrator's reason: stored with the change for good, so it must not name a person. */
export const adminReason = lineOfText(ADMIN_LIMITS.reason).pipe(
  z.string().min(ADMIN_LIMITS.reasonMin),
);

/** In the format of every day, and existing in the calendar. */
export const filterDay = z.iso.date().refine(isDay, 'day');

export const Pagination = z.object({ page: z.int(), pages: z.int(), total: z.int() });

/** The number of pages, up to the limit. */
export const pagesOf = (total: number, limit: number): number =>
  Math.min(Math.ceil(total / limit), ADMIN_LIMITS.lastPage);
