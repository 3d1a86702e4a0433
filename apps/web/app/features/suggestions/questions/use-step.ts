import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '../../../lib/use-query.ts';
import { type Answers, reachableStep } from '../answers.ts';

/** Which question is open: by the address, so that the browser's own way back works; without one, where the answers were left. */
export function useStep(answers: Answers, leftAt: number) {
  const navigate = useNavigate();
  const wish = useQuery().get('step');
  const step = reachableStep(wish === null ? leftAt : Number(wish), answers);
  const heading = useRef<HTMLHeadingElement>(null);
  // By going on, and not because the stored answers have just been found.
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const goTo = (next: number) => {
    hasMoved.current = true;
    void navigate(`?step=${next}`);
  };
  return { step, goTo, heading };
}
