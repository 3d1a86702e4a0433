import { useEffect, useState } from 'react';

const CONFIRMATION_MS = 2_000;

/** Copies to the clipboard. Confirms for two seconds, or returns the text for manual copying. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | { manualText: string }>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome({ manualText: text });
    }
  };
  return {
    copy,
    isCopied: outcome === 'copied',
    manualText: typeof outcome === 'object' ? outcome.manualText : undefined,
  };
}
