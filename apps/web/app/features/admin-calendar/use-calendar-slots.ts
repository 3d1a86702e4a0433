import { consultingAdmin } from '@ismi/contract';
import { useLoaded } from '../../data/admin/use-loaded.ts';
import type { AdminDaySlot } from './day-state.ts';

interface CalendarSlots {
  slots: readonly AdminDaySlot[] | undefined;
  isLoading: boolean;
  /** Why there is no calendar at all. */
  failure: string | undefined;
  /** Why it does not tell who is booked. */
  requestsFailure: string | undefined;
  reload: () => Promise<void>;
}

/** The slots of these days with who is booked in them; where that cannot be told, at least the slots. */
export function useCalendarSlots(query: { startDate: string; endDate: string }): CalendarSlots {
  const whole = useLoaded(consultingAdmin.slotsWithConsulting, { query });
  const isFailed = whole.failure !== undefined;
  const bare = useLoaded(consultingAdmin.slots, isFailed ? { query } : undefined);
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
    failure: bare.failure,
    requestsFailure: bare.data && whole.failure,
    reload,
  };
}
