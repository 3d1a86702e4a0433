import { consulting } from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { useApi } from '../../../data/use-api.ts';
import type { OpenSlots } from './slots.ts';

interface Loading {
  open: OpenSlots | undefined;
  isLoading: boolean;
  failure: string | undefined;
}

/** The calendar as the page came with it, asked for again when somebody else was quicker. */
export function useOpenSlots(loaded: OpenSlots | undefined) {
  const api = useApi();
  const [state, setState] = useState<Loading>({
    open: loaded,
    isLoading: loaded === undefined,
    failure: undefined,
  });
  const reload = useCallback(async () => {
    setState(({ open }) => ({ open, isLoading: true, failure: undefined }));
    try {
      const open = await api.send(consulting.availableSlots, { query: {} });
      setState({ open, isLoading: false, failure: undefined });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(({ open }) => ({ open, isLoading: false, failure: error.message }));
    }
  }, [api]);
  // The server could not say; the browser asks for itself.
  useEffect(() => {
    if (loaded === undefined) void reload();
  }, [loaded, reload]);
  return { ...state, reload };
}
