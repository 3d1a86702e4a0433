import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';

/** A link to the name's page in the current language. */
export function RatedName({ nameId, name }: { nameId: string; name: string }) {
  const path = usePath();
  return (
    <Link to={path('name-page', { slug: nameId })} reloadDocument className="link font-semibold">
      <bdi>{name}</bdi>
    </Link>
  );
}
