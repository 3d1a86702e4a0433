import {
  BUSINESS_TIME_ZONE,
  type DataExport,
  intlLocale,
  type Locale,
  PRIVACY_LIMITS,
} from '@ismi/contract';
import { DAY_MS } from '../../lib/daily-limit.ts';

export const expiryOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + PRIVACY_LIMITS.exportDays * DAY_MS);

interface Stored {
  id: string;
  createdAt: Date;
  readyAt: Date | null;
}

export const exportOf = ({ id, createdAt, readyAt }: Stored): DataExport => ({
  id,
  created_at: createdAt.toISOString(),
  ready: readyAt !== null,
  expires_at: expiryOf(createdAt).toISOString(),
});

/** A day in the format of a language, in the ledger's time zone. */
export const dayOf = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeZone: BUSINESS_TIME_ZONE,
  }).format(moment);
