import { useLocation } from 'react-router';

/** The address that the page before handed on; it stands in the tab's history and in no address bar. */
export function useEmailFromState(): string | undefined {
  const { state } = useLocation();
  return typeof state?.email === 'string' ? state.email : undefined;
}
