import { useEffect, useState } from 'react';

/** The duration is unknown: the bar slows down and stops here until the list is ready. */
const CAP = 98;
const TYPICAL_MS = 7_000;
const TICK_MS = 250;

const progressAfter = (ms: number): number =>
  Math.min(CAP, Math.floor(100 * (1 - Math.exp(-ms / TYPICAL_MS))));

const STAGES = [
  { until: 35, name: 'searching' },
  { until: 65, name: 'checking' },
  { until: 94, name: 'writing' },
] as const;

/** The stage that is usually reached at this progress. */
export const stageAt = (progress: number): (typeof STAGES)[number]['name'] | 'almost' =>
  STAGES.find(({ until }) => progress < until)?.name ?? 'almost';

export function useProgress(): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const begin = performance.now();
    const timer = setInterval(() => setProgress(progressAfter(performance.now() - begin)), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return progress;
}
