import { privacy } from '@ismi/contract';
import { useApiQuery } from '../../data/query.ts';

const POLL_MS = 3_000;

/** The exports and a planned deletion. Loads again while an export is being prepared. */
export const useYourData = (userId: string) =>
  useApiQuery(
    privacy.overview,
    { params: { id: userId } },
    { pollMs: (data) => (data?.exports.some(({ ready }) => !ready) ? POLL_MS : false) },
  );
