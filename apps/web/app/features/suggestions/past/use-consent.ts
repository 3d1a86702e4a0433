import { suggestions } from '@ismi/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../data/api-error.ts';
import { useApi } from '../../../data/use-api.ts';
import { clearBatchCache } from '../results/batch-cache.ts';

interface ConsentState {
  isGiven: boolean;
  isBusy: boolean;
  isWithdrawn: boolean;
  failure: string | undefined;
}

const UNKNOWN: ConsentState = {
  isGiven: false,
  isBusy: false,
  isWithdrawn: false,
  failure: undefined,
};

/** Whether answers about religion may be used, and the way to take that back. */
export function useConsent() {
  const api = useApi();
  const [consent, setConsent] = useState(UNKNOWN);
  useEffect(() => {
    let isActive = true;
    api.send(suggestions.readConsent, {}).then(
      ({ given, in_consulting }) =>
        isActive && setConsent({ ...UNKNOWN, isGiven: given || in_consulting }),
      // Without an answer nothing is offered; the next visit asks again.
      () => {},
    );
    return () => {
      isActive = false;
    };
  }, [api]);
  const withdraw = async () => {
    setConsent({ ...UNKNOWN, isGiven: true, isBusy: true });
    try {
      await api.send(suggestions.setConsent, { body: { given: false } });
      clearBatchCache();
      setConsent({ ...UNKNOWN, isWithdrawn: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setConsent({ ...UNKNOWN, isGiven: true, failure: error.message });
    }
  };
  return { consent, withdraw };
}
