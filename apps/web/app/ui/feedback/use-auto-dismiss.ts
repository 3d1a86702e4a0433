import { useEffect } from 'react';
import { dismissToast } from './toast-list.ts';

const SHOWN_MS = 4_000;

/** A toast closes by itself, unless it is hovered or focused. */
export function useAutoDismiss(id: number, isHeld = false): void {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
}
