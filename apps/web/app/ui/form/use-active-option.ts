import { useState } from 'react';

/** Which option of a list the keyboard is on; the first one whenever the list becomes another. */
export function useActiveOption(listKey: string, count: number) {
  const [moved, setMoved] = useState({ listKey, to: 0 });
  const active = moved.listKey === listKey ? moved.to : 0;
  return {
    /** Below zero in an empty list. */
    active: Math.min(active, count - 1),
    /** Past the last option comes the first. */
    move: (by: 1 | -1) => setMoved({ listKey, to: (active + by + count) % count }),
  };
}
