import { addDays } from '@ismi/contract/slot-time';

/** How many days a key moves in a calendar of weeks; left and right are swapped in right-to-left pages. */
function daysMoved(key: string, isRightToLeft: boolean): number | undefined {
  const onward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  return { [onward]: 1, [back]: -1, ArrowDown: 7, ArrowUp: -7 }[key];
}

/** The day that a key moves to within its month; undefined at the month's edge or for other keys. */
export function moveDayByKey(day: string, key: string, isRightToLeft: boolean): string | undefined {
  const moved = daysMoved(key, isRightToLeft);
  const next = moved && addDays(day, moved);
  return next && next.slice(0, 7) === day.slice(0, 7) ? next : undefined;
}
