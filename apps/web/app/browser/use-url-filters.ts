import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from './use-query.ts';

const write = (next: URLSearchParams, name: string, value: string) =>
  value === '' ? next.delete(name) : next.set(name, value);

/** Filters and page are in the address: reload, back and a shared link show the same list. */
export function useUrlFilters<const Name extends string>(names: readonly Name[]) {
  const query = useQuery();
  const navigate = useNavigate();
  // One entry for each name, so every name is a key.
  const values = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const page = Math.max(1, Math.trunc(Number(query.get('page')) || 1));
  const go = useCallback(
    (change: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(window.location.search);
      change(next);
      void navigate({ search: next.size > 0 ? `?${next}` : '' }, { preventScrollReset: true });
    },
    [navigate],
  );
  /** Another filter starts at the first page; `without` names other parameters to remove. */
  const setFilter = useCallback(
    (name: Name, value: string, without: readonly Name[] = []) =>
      go((next) => {
        for (const other of without) next.delete(other);
        write(next, name, value);
        next.delete('page');
      }),
    [go],
  );
  const setPage = useCallback(
    (wanted: number) => go((next) => write(next, 'page', wanted > 1 ? String(wanted) : '')),
    [go],
  );
  const clear = () =>
    go((next) => {
      for (const name of [...names, 'page']) next.delete(name);
    });
  const isFiltered = names.some((name) => values[name] !== '');
  return { values, page, setFilter, setPage, clear, isFiltered };
}

/** The filters that are set, as call parameters. */
export const activeFilters = <Name extends string>(
  values: Record<Name, string>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries<string>(values).filter(([, value]) => value !== '')) as Partial<
    Record<Name, string>
  >; // a subset of the given filters

/** Props of a section's filter fields. */
export interface FiltersProps<Name extends string> {
  values: Record<Name, string>;
  onChange: (name: Name, value: string) => void;
  onClear: () => void;
}
