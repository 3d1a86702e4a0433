import type { NameNeighbour } from '@ismi/contract';
import { Link } from 'react-router';
import { usePath } from '../../../../browser/use-path.ts';

/** Names as chips that lead to their pages. */
export function NameLinks({ names }: { names: readonly NameNeighbour[] }) {
  const path = usePath();
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {names.map(({ slug, address, name }) => (
        <li key={slug} className="min-w-0">
          <Link to={path('name-page', { slug: address })} className="chip chip-name">
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
