import { ACCOUNT_LIMITS } from '@ismi/contract/limits';
import { useEffect, useState } from 'react';
import { tryStorage } from '../../../browser/browser-storage.ts';
import { STORED_KEYS } from '../../../browser/stored-keys.ts';

const LONGEST_SECONDS = ACCOUNT_LIMITS.resendCooldownMs / 1000;

/** A code has just been sent: the next one can be requested only after a cooldown. */
export const startCooldown = (seconds = LONGEST_SECONDS): void => {
  tryStorage('sessionStorage', (storage) =>
    storage.setItem(STORED_KEYS.nextCodeAt, String(Date.now() + seconds * 1000)),
  );
};

function secondsLeft(): number {
  const stored = tryStorage('sessionStorage', (storage) => storage.getItem(STORED_KEYS.nextCodeAt));
  return Math.max(0, Math.ceil((Number(stored ?? 0) - Date.now()) / 1000));
}

/** Counts down once a second; continues after a reload. */
export function useCooldown() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(secondsLeft());
    const timer = setInterval(() => setSeconds(secondsLeft()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return {
    seconds,
    restart: (from?: number) => {
      startCooldown(from);
      setSeconds(secondsLeft());
    },
  };
}
