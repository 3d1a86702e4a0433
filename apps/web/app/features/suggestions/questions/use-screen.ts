import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '../../../browser/use-query.ts';
import type { Answers } from '../answers.ts';
import { reachableScreen, type Screen } from '../screens.ts';
import { ALL_ANSWERS, screenQuery, TO_PRICE, TO_UNDERSTOOD } from './step-query.ts';

/** The open screen: from the URL, so that the back button works; without one in the URL, where the visitor left off. */
export function useScreen(answers: Answers, leftAt: Screen) {
  const navigate = useNavigate();
  const query = useQuery();
  const asksForPrice = query.has(ALL_ANSWERS.slice(1));
  const requested = asksForPrice ? 'understood' : query.get('step');
  const screen = reachableScreen(requested ?? leftAt, answers);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus only on a change of the screen, not when the stored answers have just been loaded.
  const shown = useRef(requested);
  useEffect(() => {
    if (shown.current === requested) return;
    shown.current = requested;
    heading.current?.focus({ preventScroll: true });
  }, [requested]);
  return {
    screen,
    heading,
    goTo: (next: Screen) => {
      void navigate(screenQuery(next));
    },
    goToPrice: () => {
      void navigate(ALL_ANSWERS);
    },
    isOnWayToPrice: query.has(TO_PRICE),
    isOnWayToUnderstood: query.has(TO_UNDERSTOOD),
    asksForPrice,
  };
}
