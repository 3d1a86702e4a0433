import { AUDIT_OWN_REASONS } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Deps } from '../../deps.ts';
import { countHours, insertHours } from './series.queries.ts';
import { hoursOfSeries, type SeriesRequest } from './series.rules.ts';

interface Series extends SeriesRequest {
  max_appointments: number;
}

type SeriesDeps = Pick<Deps, 'db' | 'clock'>;

/** What a series would add. Without locks: somebody may offer one of its hours before it is confirmed. */
export async function previewSeries({ db, clock }: SeriesDeps, series: Series) {
  const hours = hoursOfSeries(series);
  const { existing, past } = await countHours(db, hours, clock.now());
  const wanted = hours.length;
  return { wanted, existing, past, added: wanted - existing - past };
}

/** Creates the missing hours of a series, with one audit entry. Safe to repeat: existing ones are left alone. */
export async function addSeries({ db, clock }: SeriesDeps, actorId: string, series: Series) {
  const hours = hoursOfSeries(series);
  const wanted = hours.length;
  return db.transaction(async (tx) => {
    const at = clock.now();
    const added = await insertHours(tx, hours, series.max_appointments, at);
    const { past } = await countHours(tx, hours, at);
    const result = { wanted, existing: wanted - past - added, past, added };
    if (added === 0) return result;
    await recordChange(tx, {
      actorId,
      action: 'slots.add-series',
      subjectKind: 'slots',
      subjectId: series.start_date,
      before: {},
      after: { ...series, ...result },
      reason: AUDIT_OWN_REASONS.slotSeries,
      at,
    });
    return result;
  });
}
