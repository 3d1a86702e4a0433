import { CONSULTING_DAY_ZONE, type ReportPeriod } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { dayIn } from '../../lib/calendar-day.ts';
import { medianHoursToAnswer, requestsByStep } from './reports.queries.ts';
import { stepsOf, UNIT_OF } from './reports.rules.ts';

/** Requests over a period, by step; a step without requests has zeros. */
export async function readReport({ db, clock }: Pick<Deps, 'db' | 'clock'>, period: ReportPeriod) {
  const starts = stepsOf(period, dayIn(CONSULTING_DAY_ZONE, clock.now()));
  const since = starts[0] ?? '';
  const rows = await requestsByStep(db, UNIT_OF[period], since);
  const hours = await medianHoursToAnswer(db, since);
  const nothing = { mail: 0, instagram: 0, cancelled: 0, credits: 0 };
  return {
    period,
    steps: starts.map((start) => ({
      ...nothing,
      ...rows.find((row) => row.start === start),
      start,
    })),
    medianAnswerHours: hours === null ? null : Math.round(hours * 10) / 10,
  };
}
