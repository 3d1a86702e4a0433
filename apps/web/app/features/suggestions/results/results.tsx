import { useLocation } from 'react-router';
import { parseOrder } from '../confirmed-order.ts';
import { Generating } from '../generating/generating.tsx';
import type { NameSlots } from './name-slots.ts';
import { NewestResult } from './newest-result.tsx';
import { Result } from './one-result.tsx';

interface ResultsProps {
  suggestionId: string | undefined;
  userId: string;
  slots: NameSlots;
}

/** A list by its id, the list of a confirmed order, or the newest list. */
export function Results({ suggestionId, userId, slots }: ResultsProps) {
  const order = parseOrder(useLocation().state, userId);
  if (suggestionId)
    return <Result key={suggestionId} id={suggestionId} userId={userId} slots={slots} />;
  return order ? <Generating key={order.opKey} order={order} /> : <NewestResult />;
}
