import { type AppointmentFilter, consulting, type ResponseOf } from '@ismi/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../data/api-error.ts';
import { useApi } from '../../data/use-api.ts';

type AppointmentPage = ResponseOf<typeof consulting.appointments>;

interface Loading {
  /** Of an earlier question while the next one loads. */
  page: AppointmentPage | undefined;
  isLoading: boolean;
  failure: string | undefined;
}

/** One page of appointments under a filter. */
export function useAppointments(filter: AppointmentFilter, page: number) {
  const api = useApi();
  const [state, setState] = useState<Loading>({
    page: undefined,
    isLoading: true,
    failure: undefined,
  });
  // Only the latest request counts: drop answers to earlier ones.
  const question = useRef(0);
  const load = useCallback(async () => {
    question.current += 1;
    const mine = question.current;
    setState((shown) => ({ ...shown, isLoading: true, failure: undefined }));
    try {
      const answer = await api.send(consulting.appointments, { query: { status: filter, page } });
      if (mine !== question.current) return;
      setState({ page: answer, isLoading: false, failure: undefined });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine !== question.current) return;
      setState({ page: undefined, isLoading: false, failure: error.message });
    }
  }, [api, filter, page]);
  useEffect(() => {
    void load();
  }, [load]);
  return { ...state, load };
}
