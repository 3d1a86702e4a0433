import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  closeGuestPrompt,
  declineGuestPrompt,
  isGuestPromptOpen,
  watchGuestPrompt,
} from '../lib/guest-prompt.ts';
import { useLate } from '../lib/use-late.ts';

const loadPrompt = () => import('./guest-prompt.tsx').then((module) => module.GuestPrompt);

/** Stands once in the shell, and is nothing until somebody asks a guest in. */
export function GuestPromptKeeper() {
  const isOpen = useSyncExternalStore(watchGuestPrompt, isGuestPromptOpen, () => false);
  const { part: GuestPrompt, fetch } = useLate(loadPrompt);
  useEffect(() => {
    // What cannot be asked now is not asked later, when nobody expects it.
    if (isOpen) void fetch().then((isThere) => isThere || declineGuestPrompt());
  }, [isOpen, fetch]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason, and the only one
  useEffect(closeGuestPrompt, [pathname]);
  return GuestPrompt && <GuestPrompt isOpen={isOpen} onClose={declineGuestPrompt} />;
}
