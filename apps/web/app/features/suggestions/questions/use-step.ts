import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '../../../browser/use-query.ts';
import { type Answers, reachableStep } from '../answers.ts';
import { ALL_ANSWERS, TO_PRICE } from './step-query.ts';

/** The open question: from the URL, so that the back button works; without a step in the URL, where the visitor left off. */
export function useStep(answers: Answers, leftAt: number) {
  const navigate = useNavigate();
  const query = useQuery();
  const requested = query.get('step');
  const step = reachableStep(requested === null ? leftAt : Number(requested), answers);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus only on a change of the question, not when the stored answers have just been loaded.
  const shown = useRef(requested);
  useEffect(() => {
    if (shown.current === requested) return;
    shown.current = requested;
    heading.current?.focus({ preventScroll: true });
  }, [requested]);
  const goTo = (next: number) => {
    void navigate(`?step=${next}`);
  };
  return {
    step,
    goTo,
    heading,
    isOnWayToPrice: query.has(TO_PRICE),
    asksForPrice: query.has(ALL_ANSWERS.slice(1)),
  };
}
