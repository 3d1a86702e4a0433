import { privacy } from '@ismi/contract';
import { useState } from 'react';
import { useApiQuery } from '../../data/query.ts';

const POLL_MS = 3_000;

/** The exports and a planned deletion. Loads again while an export is being prepared, also after a failure. */
export function useYourData(userId: string) {
  const [isPreparing, setPreparing] = useState(false);
  const call = { params: { id: userId } };
  const query = useApiQuery(privacy.overview, call, { pollMs: isPreparing && POLL_MS });
  const isUnready = query.data?.exports.some(({ ready }) => !ready) ?? false;
  if (isUnready !== isPreparing) setPreparing(isUnready);
  return query;
}
