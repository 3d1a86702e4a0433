import { isListedSet, type NameFilters } from '@ismi/contract/name-filters';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useListPath } from './use-list-path.ts';

interface ListLinkProps {
  filters: NameFilters;
  /** How many names it leads to. */
  count: number;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to a list; search engines follow it only to lists that they may index. */
export function ListLink({ filters, count, isCurrent, className, children }: ListLinkProps) {
  const listPath = useListPath();
  const isFollowed = Object.keys(filters).length === 0 || isListedSet(filters, count);
  return (
    <Link
      to={listPath(filters)}
      rel={isFollowed ? undefined : 'nofollow'}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
