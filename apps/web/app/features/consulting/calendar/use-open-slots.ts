import { consulting } from '@ismi/contract';
import { useCallback, useEffect, useState } from 'react';
import { useApiMutation } from '../../../data/mutation.ts';
import type { OpenSlots } from './slots.ts';

/** The slots that the server loaded; loaded again when they have changed, or when the server failed to load them. */
export function useOpenSlots(loaded: OpenSlots | undefined) {
  const { send, isBusy, failure } = useApiMutation(consulting.availableSlots);
  const [reloaded, setReloaded] = useState<OpenSlots>();
  const reload = useCallback(async () => {
    const answer = await send({ query: {} });
    if (answer) setReloaded(answer);
  }, [send]);
  useEffect(() => {
    if (loaded === undefined) void reload();
  }, [loaded, reload]);
  const open = reloaded ?? loaded;
  return {
    open,
    isLoading: isBusy || (open === undefined && failure === undefined),
    failure: failure?.message,
    reload,
  };
}
