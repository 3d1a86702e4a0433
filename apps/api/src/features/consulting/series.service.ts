import { AUDIT_OWN_REASONS } from '@ismi/contract';
import { recordChange } from '../../audit/record-change.ts';
import type { Deps } from '../../deps.ts';
import { countHours, insertHours } from './series.queries.ts';
import { hoursOfSeries, type SeriesWish } from './series.rules.ts';

interface Series extends SeriesWish {
  max_appointments: number;
}

type SeriesDeps = Pick<Deps, 'db' | 'clock'>;

/** What a series would add. A plain read: somebody may offer one of its hours before it is confirmed. */
export async function previewSeries({ db, clock }: SeriesDeps, wish: Series) {
  const hours = hoursOfSeries(wish);
  const { existing, past } = await countHours(db, hours, clock.now());
  const wanted = hours.length;
  return { wanted, existing, past, added: wanted - existing - past };
}

/** Offers the hours of a series that are missing, with one trace of it all. Safe to repeat: what is there stays as it is. */
export async function addSeries({ db, clock }: SeriesDeps, actorId: string, wish: Series) {
  const hours = hoursOfSeries(wish);
  const wanted = hours.length;
  return db.transaction(async (tx) => {
    const at = clock.now();
    const added = await insertHours(tx, hours, wish.max_appointments, at);
    const { past } = await countHours(tx, hours, at);
    const result = { wanted, existing: wanted - past - added, past, added };
    if (added === 0) return result;
    await recordChange(tx, {
      actorId,
      action: 'slots.add-series',
      subjectKind: 'slots',
      subjectId: wish.start_date,
      before: {},
      after: { ...wish, ...result },
      reason: AUDIT_OWN_REASONS.slotSeries,
      at,
    });
    return result;
  });
}
