import { useEffect, useState } from 'react';

const TOLD_MS = 2_000;

/** To the clipboard; says for two seconds that it worked, or hands back the text to be copied by hand. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | { byHand: string }>();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome({ byHand: text });
    }
  };
  return {
    copy,
    isCopied: outcome === 'copied',
    byHand: typeof outcome === 'object' ? outcome.byHand : undefined,
  };
}
