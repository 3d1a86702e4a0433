import { addDays, CONSULTING_LIMITS, daysBetween, weekdayOf } from '@ismi/contract';
import { AppError } from '../../lib/app-error.ts';

export interface SeriesRequest {
  start_date: string;
  end_date: string;
  /** Monday is 1, Sunday is 7. */
  weekdays: readonly number[];
  times: readonly string[];
}

interface Hour {
  date: string;
  time: string;
}

const refuse = (path: string, rule: string): never => {
  throw new AppError('VALIDATION_FAILED', { fields: [{ path, rule }] });
};

/** Every hour of a series, each once. Refuses what no calendar could show. */
export function hoursOfSeries({ start_date, end_date, weekdays, times }: SeriesRequest): Hour[] {
  const days = daysBetween(start_date, end_date);
  if (days < 0 || days >= CONSULTING_LIMITS.seriesDays) refuse('end_date', 'range');
  const distinct = [...new Set(times)].sort();
  const hours = Array.from({ length: days + 1 }, (_, count) => addDays(start_date, count))
    .filter((day) => weekdays.includes(weekdayOf(day) + 1))
    .flatMap((date) => distinct.map((time) => ({ date, time })));
  if (hours.length > CONSULTING_LIMITS.seriesSlots) refuse('times', 'too_many');
  return hours;
}
