import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import {
  closeGuestPrompt,
  declineGuestPrompt,
  isGuestPromptOpen,
  watchGuestPrompt,
} from '../lib/guest-prompt.ts';
import { fetchedLate } from '../lib/late-part.tsx';

const loadPrompt = () =>
  import('./guest-prompt.tsx').then((module) => ({ default: module.GuestPrompt }));
const GuestPrompt = fetchedLate(loadPrompt);

/** Stands once in the shell, and is nothing until somebody asks a guest in. */
export function GuestPromptKeeper() {
  const isOpen = useSyncExternalStore(watchGuestPrompt, isGuestPromptOpen, () => false);
  const [wasOpen, setOpened] = useState(false);
  if (isOpen && !wasOpen) setOpened(true);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason, and the only one
  useEffect(closeGuestPrompt, [pathname]);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <GuestPrompt isOpen={isOpen} onClose={declineGuestPrompt} />
    </Suspense>
  );
}
