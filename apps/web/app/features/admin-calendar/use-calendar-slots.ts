import { consultingAdmin } from '@ismi/contract';
import { useApiQuery } from '../../data/query.ts';
import type { AdminDaySlot } from './day-state.ts';

/** Endpoints that show slots: invalidated after a change. */
export const CALENDAR_VIEWS = [consultingAdmin.slotsWithConsulting, consultingAdmin.slots] as const;

interface CalendarSlots {
  slots: readonly AdminDaySlot[] | undefined;
  isLoading: boolean;
  /** Why the calendar could not be loaded. */
  failure: string | undefined;
  /** Why the bookings could not be loaded. */
  requestsFailure: string | undefined;
  reload: () => Promise<void>;
}

/** The slots of these days with their bookings; if the bookings cannot be loaded, the slots alone. */
export function useCalendarSlots(query: { startDate: string; endDate: string }): CalendarSlots {
  const whole = useApiQuery(
    consultingAdmin.slotsWithConsulting,
    { query },
    { keepsPrevious: true },
  );
  const isFailed = whole.failure !== undefined;
  const bare = useApiQuery(consultingAdmin.slots, isFailed ? { query } : undefined, {
    keepsPrevious: true,
  });
  const { isLoading, reload } = whole;
  if (!isFailed)
    return {
      slots: whole.data?.slots,
      isLoading,
      failure: undefined,
      requestsFailure: undefined,
      reload,
    };
  return {
    slots: bare.data?.slots.map((slot) => ({
      ...slot,
      consultingRequests: [],
      totalRequests: 0,
      pendingRequests: 0,
    })),
    isLoading: bare.isLoading,
    failure: bare.failure?.message,
    requestsFailure: bare.data && whole.failure?.message,
    reload,
  };
}
