import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  closeGuestPrompt,
  declineGuestPrompt,
  isGuestPromptOpen,
  watchGuestPrompt,
} from '../../browser/guest-prompt.ts';
import { useLazy } from '../../browser/use-lazy.ts';

const loadPrompt = () => import('./guest-prompt.tsx').then((module) => module.GuestPrompt);

/** Rendered once in the shell; loads the prompt when it is opened. */
export function GuestPromptHost() {
  const isOpen = useSyncExternalStore(watchGuestPrompt, isGuestPromptOpen, () => false);
  const { part: GuestPrompt, fetch } = useLazy(loadPrompt);
  useEffect(() => {
    // If it cannot be loaded now, decline instead of opening it later.
    if (isOpen) void fetch().then((isLoaded) => isLoaded || declineGuestPrompt());
  }, [isOpen, fetch]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason, and the only one
  useEffect(closeGuestPrompt, [pathname]);
  return GuestPrompt && <GuestPrompt isOpen={isOpen} onClose={declineGuestPrompt} />;
}
