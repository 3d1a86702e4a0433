import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The query parameters of the URL. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
