import { useLocation } from 'react-router';

/** The address passed by the previous page. It is in the history state, not in the URL. */
export function useEmailFromState(): string | undefined {
  const { state } = useLocation();
  return typeof state?.email === 'string' ? state.email : undefined;
}
