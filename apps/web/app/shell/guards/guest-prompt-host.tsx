import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLazyPart } from '../../browser/use-lazy-part.ts';
import { closeGuestPrompt, declineGuestPrompt, useGuestPrompt } from '../../data/guest-prompt.ts';

const loadPrompt = () => import('./guest-prompt.tsx').then((module) => module.GuestPrompt);

/** Rendered once in the shell; loads the prompt when it is opened. */
export function GuestPromptHost() {
  const { isOpen } = useGuestPrompt();
  const { part: GuestPrompt, fetch } = useLazyPart(loadPrompt);
  useEffect(() => {
    // If it cannot be loaded now, decline instead of opening it later.
    if (isOpen) void fetch().then((isLoaded) => isLoaded || declineGuestPrompt());
  }, [isOpen, fetch]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(closeGuestPrompt, [pathname]);
  return GuestPrompt && <GuestPrompt />;
}
