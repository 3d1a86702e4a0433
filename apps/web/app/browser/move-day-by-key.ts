import { addDays } from '@ismi/contract/slot-time';

/** How far a key moves on a page of weeks; left and right change sides with the direction of reading. */
function daysMoved(key: string, isRightToLeft: boolean): number | undefined {
  const onward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  return { [onward]: 1, [back]: -1, ArrowDown: 7, ArrowUp: -7 }[key];
}

/** The day that a key leads to within its month, or undefined where there is none or the key means nothing. */
export function moveDayByKey(day: string, key: string, isRightToLeft: boolean): string | undefined {
  const moved = daysMoved(key, isRightToLeft);
  const next = moved && addDays(day, moved);
  return next && next.slice(0, 7) === day.slice(0, 7) ? next : undefined;
}
